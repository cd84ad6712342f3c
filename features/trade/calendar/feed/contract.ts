import * as z from 'zod'
import { BrowserZone } from '#features/account/sign-in/time-zone.ts'
import { isCalendar, route } from '#features/route.ts'
import { ByToken, Day, Moment, text } from '#features/shapes.ts'

const feed = route.$route({ tags: ['Vendors’ own side'] })
const path = '/users/me/vendor/calendar'

/** Why a calendar elsewhere was not read. */
export const troubles = ['address', 'unreachable', 'status', 'kind', 'large', 'long'] as const

/** The calendar that they keep elsewhere, as far as it is told; its address may be secret. */
export const FeedShape = z.strictObject({
  place: z.string().describe('The server it is read from; nothing for a file'),
  time_zone: z.string(),
  read_at: Moment.nullable(),
  tried_at: Moment.nullable(),
  trouble: z.enum(troubles).nullable(),
  unread: z.int().describe('Events that could not be read'),
  is_reading: z.boolean(),
})

export const ReadDay = z.strictObject({
  day: Day,
  state: z.enum(['booked', 'held', 'free']),
  events: z.int(),
  is_overruled: z.boolean().describe('Something else was typed by hand, which counts'),
})

/** Characters of a file, which is sent as text. */
export const mostTyped = 700_000

const Zone = z.object({ time_zone: BrowserZone })

export const vendorFeedContract = {
  save: feed
    .route({ method: 'PUT', path: `${path}/feed`, summary: 'Read a calendar elsewhere, again and again', successStatus: 204 })
    .meta({ policy: 'vendor', impersonation: 'refused' })
    .input(Zone.extend({ address: text(2_000).min(1, 'Please enter the address of a calendar.') })),
  give: feed
    .route({ method: 'PUT', path: `${path}/file`, summary: 'Read a calendar from a file, once', successStatus: 204 })
    .meta({ policy: 'vendor', heavy: true })
    .input(
      Zone.extend({
        file: z
          .string('Please choose a file.')
          .min(1, 'Please choose a file.')
          .max(mostTyped, 'That is too large; please give the address of the calendar instead.'),
      }),
    ),
  read: feed.route({ method: 'POST', path: `${path}/feed/read`, summary: 'Read it now', successStatus: 204 }).meta({ policy: 'vendor' }),
  remove: feed
    .route({ method: 'DELETE', path: `${path}/feed`, summary: 'Read it no more, and forget what was read', successStatus: 204 })
    .meta({ policy: 'vendor' }),
  renew: feed
    .route({
      method: 'POST',
      path: `${path}/address`,
      summary: 'A secret address for calendars elsewhere; one before it ends',
      successStatus: 201,
    })
    .meta({ policy: 'vendor', impersonation: 'refused' })
    .output(z.strictObject({ data: z.strictObject({ url: z.url().describe('Told this once') }) })),
  revoke: feed
    .route({ method: 'DELETE', path: `${path}/address`, summary: 'End the secret address', successStatus: 204 })
    .meta({ policy: 'vendor' }),
  out: feed
    .route({ method: 'GET', path: '/vendor-calendars/{token}', summary: 'Booked and held days, for calendars elsewhere', spec: isCalendar })
    .meta({ policy: 'anyone' })
    .input(ByToken)
    .output(z.unknown()),
}
