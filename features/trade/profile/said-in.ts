import { isPlace, type PlaceName, places } from '#features/magazine/vendors/places.ts'
import { readMoney } from '#web/ui/money.ts'
import type { VendorModel } from './model.ts'
import { styles, trades, units } from './trades.ts'

type Fields = Record<string, string>

/** How many lines of each kind a form has. */
export const mostOffers = 5
export const mostQuestions = 12

const placeNames = Object.keys(places) as PlaceName[]

/** What a step's form says, read from its fields as they were typed; what can't be read is left for the server to refuse. */
export function saidIn(step: string, fields: Fields): Partial<VendorModel> {
  return step in readers ? readers[step as keyof typeof readers](fields) : {}
}

const readers = {
  business: (fields: Fields) => ({
    ...texts(fields, ['name', 'line', 'words', 'people', 'contact_email', 'contact_phone', 'website', 'instagram']),
    ...(trades.some((one) => one === fields['service']) && { service: fields['service'] as VendorModel['service'] }),
    since: whole(fields['since']),
    weddings_a_year: whole(fields['weddings_a_year']),
    languages: lines(fields['languages']),
    good_to_know: lines(fields['good_to_know']),
    styles: styles.filter((style) => fields[`style_${style}`] === 'yes'),
  }),
  where: (fields: Fields) => ({
    ...texts(fields, ['city']),
    state: (fields['state'] ?? '').trim().toUpperCase(),
    ...(isPlace(fields['place'] ?? '') && { place: fields['place'] as VendorModel['place'] }),
    also_in: placeNames.filter((name) => name !== fields['place'] && fields[`also_in_${name}`] === 'yes'),
    travels_miles: whole(fields['travels_miles']) ?? 0,
  }),
  prices: (fields: Fields) => ({
    ...texts(fields, ['price_note']),
    price_from: cents(fields['price_from']),
    price_unit: unit(fields['price_unit']),
    offers: Array.from({ length: mostOffers }, (_, nth) => offerIn(fields, nth)).filter(({ title, what }) => title !== '' || what !== ''),
    additional_services: lines(fields['additional_services']),
    requirements: lines(fields['requirements']),
    payment_types: lines(fields['payment_types']),
  }),
  questions: (fields: Fields) => ({
    questions: Array.from({ length: mostQuestions }, (_, nth) => ({
      question: (fields[`question_${nth}`] ?? '').trim(),
      answer: (fields[`answer_${nth}`] ?? '').trim(),
    })).filter(({ question, answer }) => question !== '' || answer !== ''),
  }),
}

/** A price that nobody can read is none that the server takes, so that it says so. */
function offerIn(fields: Fields, nth: number): VendorModel['offers'][number] {
  const said = (name: string) => (fields[`${name}_${nth}`] ?? '').trim()
  return { title: said('title'), what: said('what'), price: readMoney(said('price')) ?? -1, unit: unit(said('unit')) }
}

function unit(typed: string | undefined): VendorModel['price_unit'] {
  return units.find((one) => one === typed) ?? 'wedding'
}

function texts<const Name extends string>(fields: Fields, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, (fields[name] ?? '').trim()])) as Record<Name, string>
}

function whole(typed = ''): number | null {
  return typed.trim() === '' ? null : Number(typed)
}

function cents(typed = ''): number | null {
  return typed.trim() === '' ? null : (readMoney(typed) ?? -1)
}

/** One to a line. */
function lines(typed = ''): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What was refused, by the names of the form’s own fields: `model.offers.0.price` is said beside `price_0`. */
export function fieldsIn(errors: Record<string, string[]>): Record<string, string[]> {
  const named: Record<string, string[]> = {}
  for (const [path, says] of Object.entries(errors)) {
    const [first = '', nth, field] = path.replace(/^model\./, '').split('.')
    const isRow = first === 'offers' || first === 'questions'
    const name = isRow && nth !== undefined ? `${field ?? 'title'}_${nth}` : first
    named[name] = [...(named[name] ?? []), ...says]
  }
  return named
}
