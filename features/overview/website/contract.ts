import * as z from 'zod'
import { ShownPicture } from '#features/files/uploads/shown-picture.ts'
import { route } from '#features/route.ts'
import { Act, Day, Id, idOf, longText, Moment, text, Version } from '#features/shapes.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { languages } from './languages.ts'
import { sectionKinds, themes } from './section-kinds.ts'

const Entry = z.object({
  title: text(160).describe('A year, a question, from where one comes, what the house is called'),
  text: longText(1_000),
  note: text(80).describe('Beside it: a price, until when'),
  group: z.enum(['', 'rooms']).describe('Rooms stand apart from the ways to get there'),
})

const Words = z.object({
  title: text(120).describe('What stands between two asterisks is set in italics'),
  words: longText(4_000),
  entries: z.array(Entry).max(40, 'Please use at most 40 of them.'),
})

export const WebsiteFields = z.object({
  address: text(60)
    .transform((address) => address.toLowerCase())
    .pipe(z.string().regex(/^[a-z\d][a-z\d-]{1,58}[a-z\d]$/, 'Please use 3 to 60 letters, digits and hyphens.')),
  welcome: text(120).describe('Over the names'),
  closing: text(160).describe('Under the day and the place'),
  theme: z.enum(themes),
  language: z.enum(languages).describe('In which it is written first'),
  opens_to: z.enum(['guests', 'password', 'everybody']).describe('Guests come by their own links whichever it is'),
  is_published: z.boolean(),
})

export const SectionFields = z.object({
  kind: z.enum(sectionKinds),
  ...Words.shape,
  picture_id: Id.nullable().describe('A picture of one’s files, or of the couple’s'),
  is_shown: z.boolean(),
  visible_to: z.enum(['everyone', 'events']).describe('Whoever the website opens to, or the guests of its events alone'),
  event_ids: z.array(Id).max(50).describe('Whose guests see it'),
  translations: z
    .partialRecord(z.enum(languages), Words)
    .describe('The same in other languages, entries in the same places; what is empty there is told in the first'),
})

const stored = { version: z.int(), created_at: Moment, updated_at: Moment }

export const Website = z.strictObject({
  ...WebsiteFields.shape,
  address: z.string(),
  has_password: z.boolean(),
  url: z.string(),
  ...stored,
})

export const StoredSection = z.strictObject({ id: Id, position: z.int(), ...SectionFields.shape, ...stored })

export const Section = StoredSection.extend({ picture: ShownPicture.nullable() })

const WebsitePage = z.strictObject({
  data: Website.nullable().describe('Null as long as they have none'),
  sections: z.array(Section),
  events: z.array(z.strictObject({ id: Id, name: z.string(), date: Day.nullable() })),
  guests: z.strictObject({
    households: z.int().describe('Who has been asked, guests of no household one by one'),
    seen: z.int().describe('How many of them have opened it by a link of their own'),
  }),
  registry: z.string().nullable().describe('What their registry is called'),
  wedding: WhoseWedding,
})

const Saved = WebsiteFields.partial().extend({ version: Version.optional(), act: Act.optional(), ...InWedding.shape })
const One = z.strictObject({ data: Website })
const OneSection = z.strictObject({ data: Section })

export type Website = z.infer<typeof Website>
export type WebsitePage = z.infer<typeof WebsitePage>
export type Section = z.infer<typeof Section>
export type StoredSection = z.infer<typeof StoredSection>
export type Words = z.infer<typeof Words>
export type Entry = z.infer<typeof Entry>

const website = route.$route({ tags: ['Website'] })
const couples = { policy: 'planning', permission: 'any', couple: true } as const
const owners = { ...couples, impersonation: 'refused' } as const

export const websiteContract = {
  get: website
    .route({ method: 'GET', path: '/website', summary: 'The couple’s website with all its sections' })
    .meta(couples)
    .input(InWedding)
    .output(WebsitePage),
  save: website
    .route({ method: 'PUT', path: '/website', summary: 'Begin the website, or change how it looks, where it is and whom it opens to' })
    .meta(owners)
    .input(Saved)
    .output(One),
  setPassword: website
    .route({
      method: 'PUT',
      path: '/website/password',
      summary: 'The word that opens it; an empty one takes it away. Whoever came by the old one is asked again',
    })
    .meta(owners)
    .input(z.object({ password: z.union([z.literal(''), text(100).min(4, 'Please use at least 4 letters.')]), ...InWedding.shape }))
    .output(One),
  order: website
    .route({ method: 'PUT', path: '/website/order', successStatus: 204, summary: 'The order of the sections' })
    .meta(couples)
    .input(z.object({ ids: z.array(Id).min(1).max(40), act: Act.optional(), ...InWedding.shape })),
  addSection: website
    .route({ method: 'POST', path: '/website/sections', successStatus: 201, summary: 'Add a section, behind the others' })
    .meta(couples)
    .input(SectionFields.partial().extend({ kind: SectionFields.shape.kind, act: Act.optional(), ...InWedding.shape }))
    .output(OneSection),
  changeSection: website
    .route({ method: 'PUT', path: '/website/sections/{id}', summary: 'Change a section' })
    .meta(couples)
    .input(
      SectionFields.omit({ kind: true })
        .partial()
        .extend({ id: idOf('website_section'), version: Version.optional(), act: Act.optional() }),
    )
    .output(OneSection),
  removeSection: website
    .route({ method: 'DELETE', path: '/website/sections/{id}', successStatus: 204, summary: 'Take a section away' })
    .meta(couples)
    .input(z.object({ id: idOf('website_section'), act: Act.optional() })),
}
