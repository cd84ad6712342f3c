import * as z from 'zod'
import { Act, Email, Id, Moment, OptionalEmail, text, Version } from '#features/shapes.ts'
import { TimeZone } from './time-zone.ts'
import { vendorServices } from './vendor-services.ts'
import { weddingStyles } from './wedding-styles.ts'

export const FirstName = text(120).min(1, 'Please enter your first name.')
export const LastName = text(120).min(1, 'Please enter your last name.')

/** The last part of the address of somebody's page. */
export const Username = text(40)
  .min(2, 'Please use at least 2 characters.')
  .regex(/^[A-Za-z0-9](-?[A-Za-z0-9])+$/, 'Please use letters from a to z, digits, and single hyphens between them.')

export const StyleQuiz = z.strictObject({
  answers: z.record(z.string(), z.array(z.string())).describe('What was chosen, by the name of the question'),
  result: z.string().describe('Garden formal'),
  first: z.string().describe('The strongest style'),
  second: z.string().nullable().describe('The one that colors it, where there is one'),
})
export type StyleQuiz = z.infer<typeof StyleQuiz>

const WeddingDetails = z.strictObject({
  date: z.string().nullable(),
  month: z.string().nullable().describe('As `YYYY-MM`, for who knows no more yet; null once there is a day'),
  date_undecided: z.boolean().describe('They said that they have no day yet'),
  other_firstname: z.string(),
  other_lastname: z.string(),
  events: z.array(z.int()).describe('The kinds of the events of the wedding'),
  style_quiz: StyleQuiz.nullable().describe('What they answered in the style quiz, and what that made'),
  place: z.string(),
  guests: z.int().nullable().describe('How many they expect'),
  budget: z.int().nullable().describe('In cents'),
  style: z.string(),
  time_zone: z.string().describe('Where days end for them: that of a reply deadline, say'),
})

const Registry = z.strictObject({
  identifier: z.string().describe('In the address of its page'),
  gift_total: z.int().describe('In cents, of what has arrived'),
  total_gifters: z.int(),
})

const VendorDetails = z.strictObject({
  business_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  email: z.string(),
  phone: z.string(),
  place: z.string(),
  service_id: z.int().nullable(),
  vendor_id: Id.nullable(),
})

/** Somebody as others may see them. */
const SeenUser = z.strictObject({
  id: Id,
  username: z.string(),
  name: z.string(),
  avatar: z.strictObject({ url: z.string() }),
})

export const Person = z.strictObject({ id: Id, name: z.string() })

export const User = z.strictObject({
  id: Id,
  username: z.string(),
  email: z.string(),
  email_verified_at: Moment.nullable(),
  has_password: z.boolean().describe('False where the account was opened by a provider or a link, and none was set yet'),
  firstname: z.string(),
  lastname: z.string(),
  name: z.string(),
  phone: z.string(),
  avatar: z.strictObject({ url: z.string() }),
  avatar_id: Id.nullable().describe('The file of their picture; null where their initials are drawn'),
  cover: z.strictObject({ url: z.string().nullable() }),
  cover_id: Id.nullable(),
  is_vendor: z.boolean(),
  is_admin: z.boolean(),
  is_subscribed: z.boolean(),
  vendor_id: Id.nullable(),
  vendor: z.null().describe('Their profile in the directory'),
  first_steps_at: Moment.nullable(),
  helps_since: Moment.nullable().describe('When they were first let help another couple'),
  checklist_setup_at: Moment.nullable(),
  guestlist_setup_at: Moment.nullable(),
  saved_ideas_setup_at: Moment.nullable(),
  vendormanager_setup_at: Moment.nullable(),
  contact_count: z.int().describe('How many guests they have'),
  wedding_details: WeddingDetails,
  vendor_details: VendorDetails.nullable().describe('Null for who is no vendor'),
  birdie_data: Registry.nullable().describe('Their cash registry, as its page and its gifts are'),
  users: z
    .array(z.strictObject({ user_id: Id, is_accepted: z.boolean(), role: z.enum(['helper', 'partner']), user: SeenUser }))
    .describe('Who was accepted to help them'),
  version: z.int(),
  updated_at: Moment,
  delete_at: Moment.nullable().describe('When everything goes, for who asked for it'),
  impersonator: Person.nullable().describe('The operator who acts as this person'),
})

const WeddingInput = z
  .object({
    date: z.union([z.iso.date('Please enter a date as YYYY-MM-DD.'), z.null()]),
    month: z
      .string()
      .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'Please enter a month as YYYY-MM.')
      .nullable()
      .describe('Takes the date away, and counts while there is none'),
    date_undecided: z.boolean().describe('Yes takes date and month away; one of them says no'),
    other_firstname: text(120),
    other_lastname: text(120),
    place: text(200),
    guests: z.int('Please enter a whole number.').min(1, 'Please enter at least 1.').max(10_000, 'Please enter at most 10000.').nullable(),
    budget: z.int().min(0, 'Please enter an amount.').max(100_000_000_00, 'Please enter a smaller amount.').nullable(),
    style: z.enum(['', ...weddingStyles]),
    time_zone: TimeZone,
  })
  .partial()

const serviceIds = vendorServices.map(({ id }) => id)

const VendorInput = z
  .object({
    business_name: text(200),
    contact_email: OptionalEmail,
    contact_phone: text(40),
    email: OptionalEmail,
    phone: text(40),
    place: text(200),
    service_id: z.literal(serviceIds, 'Please choose a service.').nullable(),
  })
  .partial()

/** What people may say of themselves; whatever else is sent along is dropped, and what a couple says of a business, too. */
export const UserInput = z
  .object({
    username: Username,
    email: Email.describe('Another one needs the password, and counts once it is confirmed'),
    password: z.string().max(1_000).describe('The current one'),
    firstname: FirstName,
    lastname: LastName,
    phone: text(40),
    avatar_id: Id.nullable().describe('A picture of their files; null takes it away'),
    cover_id: Id.nullable(),
    wedding_details: WeddingInput,
    vendor_details: VendorInput,
    version: Version,
    act: Act,
  })
  .partial()

export type User = z.infer<typeof User>
export type UserInput = z.infer<typeof UserInput>
export type WeddingInput = z.infer<typeof WeddingInput>
export type VendorInput = z.infer<typeof VendorInput>
