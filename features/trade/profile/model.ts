import * as z from 'zod'
import { Email, Id, longText, text } from '#features/shapes.ts'
import { type PlaceName, places } from '#features/magazine/vendors/places.ts'
import { styles, trades, units } from './trades.ts'

const Cents = z.int('Please enter an amount.').nonnegative('Please enter an amount.').max(100_000_000_00, 'Please enter a smaller amount.')
const beginsSo = 'Please begin with https://.'
const Website = z.union(
  [z.literal(''), text(300).pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: beginsSo }))],
  beginsSo,
)
const lines = (most: number, letters: number) => z.array(text(letters).min(1)).max(most, `Please name at most ${most}.`)

const placeNames = Object.keys(places) as PlaceName[]

/** Beside their own: who works everywhere is found nowhere in particular. */
export const mostOtherPlaces = 3

const Offer = z.object({
  title: text(60).min(3, 'Please give it a name.'),
  what: text(240).min(15, 'Please say what they get, in a sentence.'),
  price: Cents,
  unit: z.enum(units).default('wedding'),
})

/** One that the record had already is named by its name, one that was brought by its file. */
const Picture = z.object({
  name: text(80).default(''),
  file_id: Id.nullable().default(null),
  alt: text(180).default(''),
  caption: text(220).default(''),
  credit: text(120).default('').describe('Who took it'),
})

const Brochure = z.object({ title: text(80).min(3, 'Please give it a name.'), file_id: Id })

const Question = z.object({
  question: text(120).min(5, 'Please write the question.'),
  answer: longText(600).min(5, 'Please write the answer.'),
})

/** A business in the words of those who act for it. */
export const VendorModel = z.object({
  name: text(90).min(3, 'Please enter a name.'),
  service: z.enum(trades, 'Please choose what you do.'),
  line: text(240),
  words: longText(4_000),
  place: z.enum(placeNames, 'Please choose where you work.'),
  also_in: z.array(z.enum(placeNames)).max(mostOtherPlaces, `Please choose at most ${mostOtherPlaces} more.`),
  city: text(40),
  state: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)], 'Please enter two letters, as CA.'),
  travels_miles: z.int('Please enter a whole number.').min(0).max(500, 'Please enter at most 500.'),
  since: z.int('Please enter a year.').min(1850, 'Please enter a year.').max(2100, 'Please enter a year.').nullable(),
  weddings_a_year: z
    .int('Please enter a whole number.')
    .min(1, 'Please enter at least 1.')
    .max(400, 'Please enter at most 400.')
    .nullable(),
  people: text(120),
  languages: lines(12, 20),
  styles: z.array(z.enum(styles)).max(styles.length),
  good_to_know: lines(6, 60),
  contact_email: z.union([z.literal(''), Email], 'Please enter a valid email address.'),
  contact_phone: text(40),
  website: Website,
  instagram: z.union([z.literal(''), z.string().regex(/^@[a-z0-9._]{3,30}$/)], 'Please enter it as @name.'),
  price_from: Cents.nullable(),
  price_unit: z.enum(units),
  price_note: text(160),
  offers: z.array(Offer).max(5, 'Please name at most 5.'),
  additional_services: lines(12, 80),
  requirements: lines(12, 160),
  payment_types: lines(12, 40),
  questions: z.array(Question).max(12, 'Please answer at most 12.'),
  pictures: z.array(Picture).max(60, 'Please show at most 60.'),
  brochures: z.array(Brochure).max(6, 'Please offer at most 6.'),
})
export type VendorModel = z.infer<typeof VendorModel>

export const emptyModel: VendorModel = {
  name: '',
  service: 'florists',
  line: '',
  words: '',
  place: 'sonoma',
  also_in: [],
  city: '',
  state: '',
  travels_miles: 0,
  since: null,
  weddings_a_year: null,
  people: '',
  languages: ['English'],
  styles: [],
  good_to_know: [],
  contact_email: '',
  contact_phone: '',
  website: '',
  instagram: '',
  price_from: null,
  price_unit: 'wedding',
  price_note: '',
  offers: [],
  additional_services: [],
  requirements: [],
  payment_types: [],
  questions: [],
  pictures: [],
  brochures: [],
}
