import * as z from 'zod'
import { ShownPicture } from '#features/files/uploads/shown-picture.ts'
import { route } from '#features/route.ts'
import { Day, Id } from '#features/shapes.ts'
import { languages } from '../languages.ts'
import { sectionKinds, themes } from '../section-kinds.ts'

const ShownEntry = z.strictObject({ title: z.string(), text: z.string(), note: z.string(), group: z.enum(['', 'rooms']) })

const ShownSection = z.strictObject({
  id: Id,
  kind: z.enum(sectionKinds),
  title: z.string(),
  words: z.string(),
  entries: z.array(ShownEntry),
  picture: ShownPicture.nullable(),
  only_for: z.array(z.string()).describe('The events whose guests alone see it; told to the couple'),
})

const ShownEvent = z.strictObject({
  id: Id,
  name: z.string(),
  date: Day.nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  place: z.string(),
  address: z.string().describe('For guests alone'),
  dress: z.string(),
  note: z.string(),
})

const viewers = z.enum(['couple', 'guest', 'stranger'])

/** What is behind the door. */
const Content = z.strictObject({
  told_to: viewers.describe('As whom they see it: the couple may look as a stranger would'),
  couple: z.strictObject({
    username: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    other_firstname: z.string(),
    other_lastname: z.string(),
    wedding_date: z.string().nullable(),
    wedding_place: z.string(),
  }),
  welcome: z.string(),
  closing: z.string(),
  sections: z.array(ShownSection),
  events: z.array(ShownEvent),
  reply_by: Day.nullable(),
  registry: z
    .strictObject({
      identifier: z.string(),
      funds: z.array(z.strictObject({ id: Id, title: z.string(), goal: z.int().nullable(), sum: z.int() })),
    })
    .nullable(),
})

const OpenWebsite = z.strictObject({
  address: z.string(),
  title: z.string().describe('The first names; all that somebody without a pass learns'),
  theme: z.enum(themes),
  language: z.enum(languages).describe('In which it is told'),
  languages: z.array(z.enum(languages)).describe('In which it can be told'),
  viewer: viewers,
  door: z.enum(['password', 'guests']).nullable().describe('What stands before it; null where it is open'),
  guest: z.strictObject({ invite_id: z.string(), name: z.string() }).nullable().describe('Who came by a link of their own'),
  previewed_as: z.array(z.strictObject({ id: Id, name: z.string() })).describe('For the couple: as whose guest they may look at it'),
  is_published: z.boolean(),
  content: Content.nullable().describe('Null before the door'),
})

export type OpenWebsite = z.infer<typeof OpenWebsite>
export type Content = z.infer<typeof Content>
export type ShownSection = z.infer<typeof ShownSection>
export type ShownEvent = z.infer<typeof ShownEvent>

const website = route.$route({ tags: ['Website'] })
const Address = z.object({ address: z.string().max(100) })
const open = { policy: 'open_website' } as const

export const websitePageContract = {
  get: website
    .route({
      method: 'GET',
      path: '/public/websites/{address}',
      summary: 'What whoever asks may see of a website; 404 where there is none',
    })
    .meta(open)
    .input(
      Address.extend({
        language: z.enum(languages).optional(),
        viewed_as: z.coerce.number().int().min(0).optional().describe('The couple alone: 0 for everybody, else the number of an event'),
      }),
    )
    .output(z.strictObject({ data: OpenWebsite })),
  enter: website
    .route({ method: 'POST', path: '/public/websites/{address}/password', successStatus: 204, summary: 'Open it with the couple’s word' })
    .meta({ ...open, answers_tokens: true })
    .input(Address.extend({ password: z.string().max(200) })),
  come: website
    .route({
      method: 'GET',
      path: '/public/websites/{address}/guests/{invite_id}',
      successStatus: 204,
      summary: 'Open it by a guest’s own link',
    })
    .meta({ ...open, answers_tokens: true })
    .input(Address.extend({ invite_id: z.string().max(200) })),
  read: website
    .route({
      method: 'PUT',
      path: '/public/websites/{address}/language',
      successStatus: 204,
      summary: 'Keep in which language a guest reads',
    })
    .meta(open)
    .input(Address.extend({ language: z.enum(languages) })),
}
