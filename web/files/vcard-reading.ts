import { mostRows } from './file-limits.ts'
import { FileRefusal } from './file-refusal.ts'
import { type Table, tableOf } from './file-table.ts'
import { type Property, propertyOf, unfolded } from './vcard-lines.ts'

const head = [
  'Name',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Street',
  'Address, line 2',
  'City',
  'State',
  'Postal code',
  'Country',
  'Notes',
  'Tags',
]

/** Address cards of every version as a table, one row each. */
export function readCards(text: string): Table {
  const rows: string[][] = []
  let card: Property[] | undefined
  for (const line of unfolded(text)) {
    const property = propertyOf(line)
    if (property?.name === 'BEGIN') card = []
    else if (property?.name === 'END') {
      if (card) rows.push(rowOf(card))
      if (rows.length > mostRows) throw new FileRefusal('too_many')
      card = undefined
    } else if (property) card?.push({ ...property, value: decoded(property.value, property.parameters) })
  }
  if (rows.length === 0) throw new FileRefusal('empty')
  return { ...tableOf([head, ...rows.filter((row) => row.some((cell) => cell !== ''))]), hasHead: true }
}

function decoded(value: string, parameters: string): string {
  if (!/QUOTED-PRINTABLE/i.test(parameters)) return value
  const bytes: number[] = []
  for (let at = 0; at < value.length; at++) {
    const code = value[at] === '=' ? Number.parseInt(value.slice(at + 1, at + 3), 16) : Number.NaN
    if (Number.isNaN(code)) bytes.push(...new TextEncoder().encode(value[at]))
    else {
      bytes.push(code)
      at += 2
    }
  }
  const charset = /CHARSET="?([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8'
  return new TextDecoder(knownCharset(charset)).decode(new Uint8Array(bytes))
}

function knownCharset(name: string): string {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return 'utf-8'
  }
}

function rowOf(card: readonly Property[]): string[] {
  const all = (name: string) => card.filter((property) => property.name === name)
  const one = (name: string) => preferred(all(name))?.value ?? ''
  const [last = '', first = '', middle = ''] = parts(one('N'))
  const [box = '', more = '', street = '', city = '', state = '', code = '', country = ''] = parts(one('ADR'))
  const isNamed = first !== '' || last !== ''
  return [
    isNamed ? '' : plain(one('FN') || one('NICKNAME') || one('ORG')),
    isNamed ? [first, middle].filter(Boolean).join(' ') || last : '',
    first === '' ? '' : last,
    plain(one('EMAIL')),
    plain(one('TEL')).replace(/^tel:/i, ''),
    street || box,
    street ? [more, box].filter(Boolean).join(', ') : more,
    city,
    state,
    code,
    country,
    plain(one('NOTE')),
    all('CATEGORIES')
      .map(({ value }) => plain(value))
      .join(', '),
  ]
}

function preferred(properties: readonly Property[]): Property | undefined {
  const filled = properties.filter(({ value }) => /[^;\s]/.test(value))
  return filled.find(({ parameters }) => /\bPREF\b/.test(parameters)) ?? filled[0]
}

/** The parts of a value between semicolons that are none of its own. */
function parts(value: string): string[] {
  return (value.match(/(?:\\.?|[^;\\])*(?:;|$)/gs) ?? []).map((part) => plain(part.replace(/;$/, '')).trim())
}

function plain(value: string): string {
  return value.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign)).trim()
}
