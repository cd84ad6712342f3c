import { folded } from '#web/ui/folded.ts'

export interface Address {
  address_line1: string
  address_line2: string
  city: string
  state: string
  postal_code: string
  country: string
}

const countries = new Set(
  'usa;us;u.s.;u.s.a.;united states;united states of america;canada;mexico;uk;u.k.;united kingdom;england;scotland;wales;ireland;northern ireland;germany;deutschland;france;spain;españa;italy;italia;portugal;netherlands;the netherlands;belgium;switzerland;austria;österreich;sweden;sverige;norway;denmark;finland;iceland;poland;czech republic;czechia;greece;turkey;nigeria;ghana;kenya;south africa;egypt;morocco;israel;india;pakistan;bangladesh;china;japan;south korea;korea;vietnam;thailand;philippines;singapore;malaysia;indonesia;australia;new zealand;brazil;brasil;argentina;chile;colombia;peru;jamaica;puerto rico;uae;united arab emirates;saudi arabia;hungary;romania;croatia;ukraine;russia;hong kong;taiwan'
    .split(';')
    .map(folded),
)

const inUs = /^(?:(.*?)[\s,]+)??([A-Z]{2})\.?(?:\s+(\d{5}(?:-\d{4})?))?$/
const british = /^(?:(.*?)\s+)?([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/i
const canadian = /^(?:(.*?)[\s,]+)??([A-Z]{2})\s+([A-Z]\d[A-Z]\s*\d[A-Z]\d)$/
const codeFirst = /^((?:[A-Z]{1,2}-)?\d{4,6}(?: [A-Z]{2})?)\s+(\p{L}.*)$/u

/** An address that stands in one cell, by its lines or commas: street first, the town behind it, the country last. */
export function addressOf(cell: string): Address {
  const address: Address = { address_line1: '', address_line2: '', city: '', state: '', postal_code: '', country: '' }
  const parts = cell
    .split(/[\n,;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > 1 && countries.has(folded(parts.at(-1)!))) address.country = parts.pop()!
  if (parts.length > 1) takeTown(parts, address)
  address.address_line1 = parts.shift() ?? ''
  if (address.city === '') address.city = parts.pop() ?? ''
  address.address_line2 = parts.join(', ')
  return address
}

/** Takes state, code and town off the end. */
function takeTown(parts: string[], address: Address): void {
  const last = parts.at(-1)!
  const alone = /^\d{5}(?:-\d{4})?$|^\d{4,6}$/.exec(last)?.[0]
  if (alone && parts.length > 2) {
    address.postal_code = alone
    parts.pop()
    return takeTown(parts, address)
  }
  const [us, uk, ca, code] = [inUs.exec(last), british.exec(last), canadian.exec(last), codeFirst.exec(last)]
  const found = ca ?? us
  if (found && (found[1] || parts.length > 2)) {
    parts.pop()
    address.state = found[2]!
    address.postal_code ||= found[3] ?? ''
    address.city = found[1] ?? parts.pop()!
  } else if (uk) {
    parts.pop()
    address.postal_code = uk[2]!
    address.city = uk[1] ?? (parts.length > 1 ? parts.pop()! : '')
  } else if (code && parts.length > 1) {
    parts.pop()
    address.postal_code = code[1]!
    address.city = code[2]!
  }
}

const withZero = /^(?:CT|MA|ME|NH|NJ|RI|VT|Connecticut|Massachusetts|Maine|New Hampshire|New Jersey|Rhode Island|Vermont)$/i

/** A spreadsheet takes a ZIP for a number, and its first 0 is gone. */
export function zipOf(code: string, state: string): string {
  return /^\d{4}$/.test(code) && withZero.test(state) ? `0${code}` : code
}
