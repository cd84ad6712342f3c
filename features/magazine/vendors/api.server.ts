import { createHash } from 'node:crypto'
import { shownVendor } from '#features/magazine/enquiries/api.server.ts'
import { pageMeta } from '#features/shapes.ts'
import type { RequestContext } from '#server/policy.ts'
import { guarded } from '#server/procedures.ts'
import { publicly } from '#server/publicly.ts'
import type { Counts, OrderQuery } from './contract.ts'
import { countVendors } from './count-rows.server.ts'
import { type Asked, orderVendors } from './order-rows.server.ts'
import { priceSteps } from './price-steps.ts'
import { countReviews, listReviews } from './review-rows.server.ts'
import { factsOf } from './rows.server.ts'

export const vendorRoutes = guarded.vendors.router({
  list: guarded.vendors.list.handler(async ({ context, input }) => {
    const asked = askedOf(input)
    const [data, counted] = await Promise.all([orderVendors(context.db, asked, input), countVendors(context.db, asked, priceSteps)])
    const total = counted.find(({ what }) => what === 'total')!.count
    return kept(context, { data, meta: { ...pageMeta(input, total), counts: countsOf(counted) } })
  }),

  get: guarded.vendors.get.handler(async ({ context, input }) => {
    const { id } = await shownVendor(context.db, input.slug)
    return kept(context, { data: await factsOf(context.db, id, input.date) })
  }),

  reviews: guarded.vendors.reviews.handler(async ({ context, input }) => {
    const { id } = await shownVendor(context.db, input.slug)
    const [data, { total, removed }] = await Promise.all([listReviews(context.db, id, input), countReviews(context.db, id)])
    return kept(context, { data, meta: pageMeta(input, total), removed })
  }),
})

/** Anybody may keep what looks the same to everybody, and asks whether it still is. */
function kept<Answer>(context: RequestContext, answer: Answer): Answer {
  publicly(context, createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22))
  return answer
}

function askedOf({ languages, styles, ...asked }: OrderQuery): Asked {
  return { ...asked, languages: listed(languages), styles: listed(styles) }
}

function listed(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  return [...new Set(names.filter(Boolean))]
}

function countsOf(counted: Awaited<ReturnType<typeof countVendors>>): Counts {
  const of = (wanted: string) => Object.fromEntries(counted.flatMap(({ what, name, count }) => (what === wanted ? [[name, count]] : [])))
  const [services, places, styles, languages, prices] = ['services', 'places', 'styles', 'languages', 'prices'].map(of)
  return { services: services!, places: places!, styles: styles!, languages: languages!, prices: prices!, verified: of('verified')['']! }
}
