import * as z from 'zod'
import { EventCount } from '../guests/contract.ts'
import { BriefEvent } from '../events/contract.ts'
import { route } from '../route.ts'
import { Id, Moment } from '../shapes.ts'

/** What the first page shows of the wedding that the caller plans. */
const Dashboard = z.strictObject({
  wedding: z.strictObject({
    user_id: Id,
    role: z.enum(['owner', 'partner']),
    firstname: z.string(),
    other_firstname: z.string(),
    date: z.string().nullable(),
    date_undecided: z.boolean(),
    place: z.string(),
  }),
  first_steps_at: Moment.nullable().describe('When the caller finished the first questions'),
  guests: z.int(),
  guests_without_address: z.int(),
  guest_wedding_events: z.array(BriefEvent),
  guest_wedding_event_counts: z.array(EventCount),
})

export type Dashboard = z.infer<typeof Dashboard>

export const dashboardsContract = {
  get: route
    .route({ method: 'GET', path: '/users/me/dashboard', summary: 'What the dashboard shows', tags: ['Users'] })
    .meta({ policy: 'own' })
    .output(z.strictObject({ data: Dashboard })),
}
