import * as z from 'zod'
import { route } from '#features/route.ts'
import { Day, Moment } from '#features/shapes.ts'
import { FeedShape, ReadDay } from './feed/contract.ts'

const calendar = route.$route({ tags: ['Vendors’ own side'] })

const Capacity = z.int('Please enter a whole number.').min(1, 'Please enter at least 1.').max(20, 'Please enter at most 20.')

const Calendar = z.strictObject({
  capacity: Capacity.describe('How many weddings they take on a day'),
  checked_on: Day.nullable().describe('Older than thirty days counts as unknown, never as free'),
  days: z
    .array(
      z.strictObject({
        day: Day,
        state: z.enum(['booked', 'held', 'free']).describe('Free where that was said of a day that is taken elsewhere'),
        booked: z.int(),
        until: Moment.nullable().describe('When a held day opens by itself'),
      }),
    )
    .describe('Days to come that are not wholly free, as they were typed by hand'),
  read_days: z.array(ReadDay).describe('Days to come on which something stands in their calendar elsewhere'),
  feed: FeedShape.nullable(),
  address_made_at: Moment.nullable().describe('Since when the caller has a secret address for calendars elsewhere'),
})
export type Calendar = z.infer<typeof Calendar>

const Answer = z.strictObject({ data: Calendar.nullable().describe('Null before the business was put out') })

export const vendorCalendarContract = {
  get: calendar
    .route({ method: 'GET', path: '/users/me/vendor/calendar', summary: 'Which days are taken or held' })
    .meta({ policy: 'vendor' })
    .output(Answer),
  save: calendar
    .route({
      method: 'PUT',
      path: '/users/me/vendor/calendar',
      summary: 'Say which days are taken, or are as they were read; all others count as free for thirty days',
    })
    .meta({ policy: 'vendor' })
    .input(
      z.object({
        capacity: Capacity.optional(),
        days: z
          .array(z.object({ day: Day, state: z.enum(['free', 'held', 'booked', 'as_read']), booked: z.int().min(1).max(20).optional() }))
          .max(400)
          .default([]),
      }),
    )
    .output(Answer),
}
