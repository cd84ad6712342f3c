import * as z from 'zod'
import { route } from '#features/route.ts'
import { Day, Id, Moment, text } from '#features/shapes.ts'
import { numberNames } from './numbers.ts'

const dashboard = route.$route({ tags: ['Vendors’ own side'] })

const Sums = z.strictObject({
  impressions: z.int().describe('How often they were seen in a list'),
  views: z.int().describe('How often their page was opened, by others than vendors and machines'),
  saves: z.int().describe('How often somebody put them on a board'),
  contacts: z.int().describe('Enquiries'),
  websites: z.int().describe('How often somebody went on to their website'),
  instagrams: z.int().describe('Or to their Instagram'),
})
export type Sums = z.infer<typeof Sums>

const Share = z.number().min(0).max(1)

const Statistics = z.strictObject({
  days: z
    .array(Sums.extend({ day: Day }))
    .length(30)
    .describe('The last thirty, today last'),
  now: Sums,
  before: Sums.describe('Of the thirty days before'),
  answers: z
    .strictObject({ share: Share, median_hours: z.number() })
    .nullable()
    .describe('Null with fewer than five enquiries in ninety days'),
  place: z
    .strictObject({
      position: z.int(),
      of: z.int(),
      score: Share,
      fit: Share,
      price_fit: Share,
      rating: Share,
      answered: Share,
      nearness: Share,
    })
    .nullable()
    .describe(
      'In the published order of their service and place, where nobody asked for more; null while the directory does not show them',
    ),
})
export type Statistics = z.infer<typeof Statistics>

const Numbered = z.strictObject({
  now: z.int(),
  before: z.int(),
  events: z
    .array(
      z.strictObject({
        day: Day,
        page: z.string().describe('The part of the site, or nothing where that is not known'),
        n: z.int(),
        is_now: z.boolean(),
      }),
    )
    .describe('The last day first; they sum to both numbers'),
  peers: z.int().describe('Others of the same service and place'),
  comparison: z.strictObject({ median: z.int() }).nullable().describe('Null with fewer than ten of them'),
})
export type Numbered = z.infer<typeof Numbered>

const Waiting = z.strictObject({
  id: Id.describe('Of the conversation'),
  name: z.string().describe('The first name of who asks'),
  wedding_date: Day.nullable(),
  place: z.string(),
  guests: z.int().nullable(),
  message: z.string().describe('What they wrote last'),
  waits_since: Moment,
})
export type Waiting = z.infer<typeof Waiting>

const Answered = z.strictObject({
  enquiry_id: Id,
  id: Id.describe('Of the conversation'),
  name: z.string().describe('The first name of who asked'),
  asked_at: Moment,
  answered_at: Moment.nullable().describe('When a person of the business first answered'),
})
export type Answered = z.infer<typeof Answered>

export const vendorDashboardContract = {
  go: dashboard
    .route({ method: 'GET', path: '/vendors/{slug}/go/{where}', successStatus: 303, summary: 'Go on to where a vendor says more, counted' })
    .meta({ policy: 'anyone' })
    .input(z.object({ slug: text(200), where: z.enum(['website', 'instagram']) })),
  statistics: dashboard
    .route({ method: 'GET', path: '/users/me/vendor-statistics', summary: 'Thirty days against the thirty before' })
    .meta({ policy: 'vendor' })
    .output(z.strictObject({ data: Statistics })),
  events: dashboard
    .route({
      method: 'GET',
      path: '/users/me/vendor-numbers/{name}',
      summary: 'What is behind a number, by day and part of the site; never who',
    })
    .meta({ policy: 'vendor' })
    .input(z.object({ name: z.enum(numberNames) }))
    .output(z.strictObject({ data: Numbered })),
  answers: dashboard
    .route({
      method: 'GET',
      path: '/users/me/vendor-answers',
      summary: 'What the answer time is made of: the enquiries of ninety days, when each was asked and first answered',
    })
    .meta({ policy: 'vendor' })
    .output(z.strictObject({ data: z.strictObject({ answers: Statistics.shape.answers, enquiries: z.array(Answered), total: z.int() }) })),
  waiting: dashboard
    .route({ method: 'GET', path: '/users/me/vendor-waiting', summary: 'Couples who wait for an answer, the longest first' })
    .meta({ policy: 'vendor' })
    .output(z.strictObject({ data: z.array(Waiting), total: z.int() })),
}
