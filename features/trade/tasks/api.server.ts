import { listWaiting } from '#features/trade/dashboard/rows.server.ts'
import { actingFor } from '#features/trade/members/policy.server.ts'
import { listOthers } from '#features/trade/network/rows.server.ts'
import { checkNames, doneIn } from '#features/trade/profile/checks.ts'
import { modelOf } from '#features/trade/profile/piece-model.ts'
import { findBusiness } from '#features/trade/profile/rows.server.ts'
import { countUnanswered } from '#features/trade/reviews/standing-rows.server.ts'
import { notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import type { VendorTask } from './contract.ts'

export const vendorTaskRoutes = guarded.vendor_tasks.router({
  list: forUser.vendor_tasks.list.handler(async ({ context: { db, user } }) => {
    const { content_id } = await actingFor(db, user.id)
    const [business = notFound(), waiting, others, reviews] = await Promise.all([
      findBusiness(db, content_id),
      listWaiting(db, content_id),
      listOthers(db, content_id),
      countUnanswered(db, content_id),
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
    return { data }
  }),
})

function daysSince(day: string | null): number | null {
  return day === null ? null : Math.max(0, Math.floor((Date.now() - Date.parse(day)) / 86_400_000))
}
