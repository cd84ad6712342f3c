import { actingFor } from '#features/trade/members/policy.server.ts'
import { listWaiting } from '#features/trade/messages/waiting-rows.server.ts'
import { listOthers } from '#features/trade/network/rows.server.ts'
import { checkNames, doneIn } from '#features/trade/profile/checks.ts'
import { modelOf } from '#features/trade/profile/piece-model.ts'
import { findBusiness } from '#features/trade/profile/rows.server.ts'
import { countUnanswered } from '#features/trade/reviews/standing-rows.server.ts'
import { notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { tickBooking, untickBooking } from './booking-rows.server.ts'
import type { VendorTask } from './contract.ts'
import { listDone, listPlanned, todayOf } from './rows.server.ts'
import { changeTask, deleteTask, insertTask } from './written-rows.server.ts'

const api = forUser.vendor_tasks

export const vendorTaskRoutes = guarded.vendor_tasks.router({
  list: api.list.handler(async ({ context: { db, user } }) => {
    const { content_id } = await actingFor(db, user.id)
    const today = await todayOf(db, user.id)
    const [business = notFound(), waiting, others, reviews, planned, finished] = await Promise.all([
      findBusiness(db, content_id),
      listWaiting(db, content_id),
      listOthers(db, content_id),
      countUnanswered(db, content_id),
      listPlanned(db, content_id, today),
      listDone(db, content_id),
    ])
    const done = doneIn(business.model ?? modelOf(business), true)
    const days = daysSince(business.checked_on)
    const isDue = business.is_shown && (days === null || days >= 25)
    const data: VendorTask[] = [
      ...waiting.data.map(({ id, name, waits_since }) => ({ kind: 'answer' as const, id, name, since: waits_since })),
      ...(business.state === 'changes' ? [{ kind: 'changes' as const, note: business.note }] : []),
      ...others.filter(({ standing }) => standing === 'asks').map(({ title }) => ({ kind: 'confirm' as const, title })),
      ...(reviews > 0 ? [{ kind: 'reviews' as const, n: reviews }] : []),
      ...(isDue ? [{ kind: 'calendar' as const, days }] : []),
      ...(business.state === 'draft' ? [{ kind: 'submit' as const }] : []),
      ...checkNames.filter((check) => !done.includes(check)).map((check) => ({ kind: 'check' as const, check })),
    ]
    return { data, today, ...planned, done: finished }
  }),

  tick: api.tick.handler(async ({ context: { db, user }, input: { id: booking_id, template_id, is_done } }) => {
    const { content_id } = await actingFor(db, user.id)
    const said = { booking_id, template_id, by: user.id }
    if (!(await (is_done ? tickBooking : untickBooking)(db, content_id, said))) notFound()
  }),

  add: api.add.handler(async ({ context: { db, user }, input }) => {
    const { content_id } = await actingFor(db, user.id)
    return { data: await insertTask(db, content_id, input) }
  }),

  change: api.change.handler(async ({ context: { db, user }, input }) => {
    const { content_id } = await actingFor(db, user.id)
    if (!(await changeTask(db, content_id, { ...input, by: user.id }))) notFound()
  }),

  remove: api.remove.handler(async ({ context: { db, user }, input: { id } }) => {
    const { content_id } = await actingFor(db, user.id)
    if (!(await deleteTask(db, content_id, id))) notFound()
  }),
})

function daysSince(day: string | null): number | null {
  return day === null ? null : Math.max(0, Math.floor((Date.now() - Date.parse(day)) / 86_400_000))
}
