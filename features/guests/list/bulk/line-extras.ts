import { formatPhone, isForeign } from '#web/ui/phone.ts'

/** What stands on a line beside the names. */
export interface Extras {
  email: string
  phone: string
  /** As it was written, its lines with commas. */
  address: string
  /** What stood in brackets, and is neither an age nor a companion: "bridesmaid". */
  aside: string
  plus: boolean
}

/** Takes off what is no name, so that no street and no remark becomes a guest. Only what stands beside a name is taken. */
export function withoutExtras(line: string): Extras & { rest: string } {
  const mail = withoutEmail(line)
  const place = withoutAddress(mail.rest)
  const call = withoutPhone(place.rest)
  const said = withoutAsides(call.rest)
  return { email: mail.email, address: place.address, phone: call.phone, aside: said.aside, plus: said.plus, rest: said.rest }
}

function withoutEmail(line: string): { rest: string; email: string } {
  const found = /[<(]?([^\s<>()@,;]+@[^\s<>()@,;]+\.[^\s<>()@,;]{2,})[>)]?/.exec(line)
  if (!found) return { rest: line, email: '' }
  return { rest: trimmed(`${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`), email: found[1]! }
}

const streets =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|terrace|close|crescent|square|sq|highway|hwy|parkway|pkwy|row|mews'
const street = new RegExp(String.raw`^\d{1,5}[a-z]?\s[^,]*\b(?:${streets})\b`, 'iu')
const streetWithin = new RegExp(String.raw`\s(?=\d{1,5}[a-z]?\s[^,]*\b(?:${streets})\b)`, 'iu')
const european =
  /^\p{L}[^,\d]*(?:straße|strasse|str\.|weg|gasse|platz|allee|gatan|vägen)\s+\d|^(?:\d{1,5}[a-z]?\s)?(?:calle|rue|via|viale|avenida|rua|plaza|piazza)\s\p{L}[^,]*$/iu
const town = /^(?:[\p{L} .'’-]+,?\s)?[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?$|^(?:[A-Z]{1,2}-)?\d{4,6}\s\p{L}/u
const part = /^(?:p\.? ?o\.? box|apt|apartment|unit|suite|floor)\b\.?\s*\S/iu

/** A line that is an address as a whole, and belongs to whoever stands above it. */
export function isAddressLine(line: string): boolean {
  return [street, european, town, part].some((pattern) => pattern.test(line))
}

/** Behind a comma a place is one with all behind it; so is a town before its state and code. */
function withoutAddress(line: string): { rest: string; address: string } {
  const parts = line.split(',').map((each) => each.trim())
  const numbered = parts.findIndex((each, nth) => nth > 0 && isAddressLine(each))
  if (numbered > 0) {
    const isTown = numbered > 1 && /^[A-Z]{2}\.?\s+\d{5}/.test(parts[numbered]!)
    const [named, place] = [parts.slice(0, numbered - Number(isTown)), parts.slice(numbered - Number(isTown)).filter(Boolean)]
    return { rest: trimmed(named.join(', ')), address: place.join(isTown ? ' ' : ', ') }
  }
  const within = streetWithin.exec(line)?.index ?? 0
  return within > 0 ? { rest: trimmed(line.slice(0, within)), address: line.slice(within).trim() } : { rest: line, address: '' }
}

function withoutPhone(line: string): { rest: string; phone: string } {
  const end = /[\d\s().+/-]+$/.exec(line)
  const digits = end?.[0].replace(/\D/g, '').length ?? 0
  const isBehind = end && end.index > 0 && /[\s,;:]/.test(line[end.index - 1]! + end[0][0]!)
  if (!isBehind || digits < 7 || digits > 15) return { rest: line, phone: '' }
  const written = end[0].trim()
  return { rest: trimmed(line.slice(0, end.index)), phone: isForeign(written) || digits > 11 ? written : formatPhone(written) }
}

const age = /^(?:\d{1,2}|child|kid|baby)$/i
const companion = /^(?:\+\s*1|plus[- ]one|(?:and |& )?(?:a )?guest)$/i

function withoutAsides(line: string): { rest: string; aside: string; plus: boolean } {
  const asides: string[] = []
  let plus = false
  const rest = line.replace(/\(([^()]*)\)/g, (all, inside: string) => {
    const said = inside.trim()
    if (age.test(said)) return all
    if (companion.test(said)) plus = true
    else if (said !== '') asides.push(said)
    return ' '
  })
  return /[\p{L}\p{N}]/u.test(rest) ? { rest: trimmed(rest), aside: asides.join(', '), plus } : { rest: line, aside: '', plus: false }
}

function trimmed(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:–-]+$/, '')
    .trim()
}
