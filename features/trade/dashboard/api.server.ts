import type { Db } from '#db/db.ts'
import { countVendors } from '#features/magazine/vendors/count-rows.server.ts'
import { type Asked, orderVendors } from '#features/magazine/vendors/order-rows.server.ts'
import { isPlace } from '#features/magazine/vendors/places.ts'
import { actingFor } from '#features/trade/members/policy.server.ts'
import { byWhom } from '#features/site/analytics/api.server.ts'
import { listWaiting } from '#features/trade/messages/waiting-rows.server.ts'
import { notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import type { Statistics, Sums } from './contract.ts'
import { comparePeers, listEvents } from './number-rows.server.ts'
import { fewestPeers } from './numbers.ts'
import { countDays, countGoing, findAbout, findPlaces, listAnswers } from './rows.server.ts'

const own = forUser.vendor_dashboard

export const vendorDashboardRoutes = guarded.vendor_dashboard.router({
  go: guarded.vendor_dashboard.go.handler(async ({ context, input: { slug, where } }) => {
    const found = (await findPlaces(context.db, slug)) ?? notFound()
    const { website, instagram } = found
    const to = where === 'website' ? website : instagram && `https://www.instagram.com/${instagram.replace('@', '')}/`
    if (!to) return notFound()
    await countGoing(context.db, slug, where, byWhom(context, {}))
    context.answerHeaders.set('location', to)
    context.answerHeaders.set('cache-control', 'no-store')
  }),

  statistics: own.statistics.handler(async ({ context: { db, user } }) => {
    const { content_id } = await actingFor(db, user.id)
    const [days, about] = await Promise.all([countDays(db, content_id), findAbout(db, content_id)])
    const [before, now] = [days.slice(0, 30), days.slice(30)]
    const place = about ? await placeOf(db, about) : null
    return { data: { days: now, now: sumOf(now), before: sumOf(before), answers: about?.answers ?? null, place } }
  }),

  events: own.events.handler(async ({ context: { db, user }, input: { name } }) => {
    const { content_id } = await actingFor(db, user.id)
    const [events, { peers, median }] = await Promise.all([listEvents(db, content_id, name), comparePeers(db, content_id, name)])
    const sum = (isNow: boolean) => events.reduce((all, { n, is_now }) => (is_now === isNow ? all + n : all), 0)
    return { data: { now: sum(true), before: sum(false), events, peers, comparison: peers < fewestPeers ? null : { median } } }
  }),

  answers: own.answers.handler(async ({ context: { db, user } }) => {
    const { content_id } = await actingFor(db, user.id)
    const [about, listed] = await Promise.all([findAbout(db, content_id), listAnswers(db, content_id)])
    return { data: { answers: about?.answers ?? null, ...listed } }
  }),

  waiting: own.waiting.handler(async ({ context: { db, user } }) => {
    const { content_id } = await actingFor(db, user.id)
    return listWaiting(db, content_id)
  }),
})

function sumOf(days: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => days.reduce((all, day) => all + day[name], 0)
  return {
    impressions: sum('impressions'),
    views: sum('views'),
    saves: sum('saves'),
    contacts: sum('contacts'),
    websites: sum('websites'),
    instagrams: sum('instagrams'),
  }
}

const noFilter = { miles: undefined, date: undefined, price_most: undefined, is_verified: false, sum: undefined, guests: undefined }

/** Among those of the same service and place, as who asks for nothing more sees them. */
async function placeOf(
  db: Db,
  { slug, service, place }: { slug: string; service: string; place: string | null },
): Promise<Statistics['place']> {
  const asked: Asked = { ...noFilter, service, place: place && isPlace(place) ? place : undefined, languages: [], styles: [] }
  const [[found], counted] = await Promise.all([
    orderVendors(db, asked, { sort: 'best', page: 1, per_page: 1, slug }),
    countVendors(db, asked, []),
  ])
  const total = counted.find(({ what }) => what === 'total')!.count
  return found ? { position: found.position, of: total, ...found.reason } : null
}
