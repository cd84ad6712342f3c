import * as z from 'zod'
import { day, dollars, month, piece, slug, words } from './piece.ts'

const units = ['wedding', 'guest', 'hour', 'day', 'night', 'piece'] as const

const Location = z.strictObject({
  place: slug,
  city: words(2, 40),
  state: z.string().regex(/^[A-Z]{2}$/, 'is two letters, CA'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** How full each month of a year is, January first; which Saturdays that takes follows from the slug. */
const Calendar = z.strictObject({
  checked_days_ago: z.number().int().min(0).max(90),
  capacity: z.number().int().min(1).max(20).default(1),
  months: z.array(z.enum(['open', 'some', 'few', 'full', 'closed'])).length(12),
  booked: z.array(day).default([]),
})

const Review = z.strictObject({
  by: words(3, 60),
  month,
  wedding: slug.optional(),
  stars: z.number().int().min(1).max(5),
  text: words(30, 500),
  reply: words(15, 300).optional(),
})

export const Vendor = piece.extend({
  service: slug,
  other_services: z.array(slug).default([]),
  location: Location,
  also_in: z.array(slug).max(3).default([]),
  travels_miles: z.number().int().min(0).max(500),
  price_from: dollars,
  price_unit: z.enum(units),
  price_note: words(10, 160).optional(),
  offers: z
    .array(z.strictObject({ title: words(3, 60), what: words(15, 240), price: dollars, unit: z.enum(units).optional() }))
    .min(1)
    .max(5),
  since: z.number().int().min(1850).max(2026),
  weddings_a_year: z.number().int().min(1).max(400),
  people: words(5, 120).optional(),
  languages: z.array(words(3, 20)).min(1).default(['English']),
  verified: z.boolean(),
  good_to_know: z.array(words(4, 60)).max(6).default([]),
  contact_email: z.email('is an email address'),
  contact_phone: z
    .string()
    .regex(/^\+[\d ()-]{7,30}$/, 'is a number that begins with +')
    .optional(),
  website: z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'is an address that begins with https://' }).optional(),
  instagram: z
    .string()
    .regex(/^@[a-z0-9._]{3,30}$/)
    .optional(),
  brochures: z.array(z.union([words(3, 80), z.strictObject({ title: words(3, 80), file_id: z.int().positive() })])).default([]),
  payment_types: z.array(words(3, 40)).default([]),
  additional_services: z.array(words(3, 80)).default([]),
  requirements: z.array(words(5, 160)).default([]),
  calendar: Calendar.optional(),
  questions: z
    .array(z.strictObject({ question: words(5, 120), answer: z.string().trim().min(5).max(600) }))
    .max(12)
    .default([]),
  reviews: z.array(Review).max(6).default([]),
})

/** Vendors of one place or one kind, each with our reason. Nobody pays to be on it. */
export const VendorList = piece.extend({
  author: slug,
  year: z.number().int().min(2020).max(2030),
  place: slug.optional(),
  vendors: z.array(z.strictObject({ vendor: slug, why: words(30, 240) })).min(5),
})
