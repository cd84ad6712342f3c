import { type Db, inTransaction } from '#db/db.ts'
import { invalid } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry, createThrottle } from '#server/rate-limit.ts'
import { choiceIn, hasConsent } from '#web/client/consent.ts'
import { consentCookies } from './consent-cookies.ts'
import { type Counted, counted, countedFacebook, countedTogether, type Facebook } from './counted.ts'
import type { Consent, Extra } from './contract.ts'
import { type Outgoing, queueOutgoing } from './outgoing-rows.server.ts'
import * as rows from './rows.server.ts'
import { ga4Event, klaviyoEvent, metaEvent } from './told-outside.ts'

const api = guarded.analytics
const own = forUser.analytics

export const analyticsRoutes = api.router({
  action: api.action.handler(async ({ context, input }) => {
    throttle(context.address)
    const around = circumstances(context)
    const event = counted({ ...input, extra: byWhom(context, input.extra), event: input.name, referer: '' }, around)
    const cookies = countedFacebook(input, around)
    const outgoing = outgoingOf(context, { ...event, ...cookies })
    if (outgoing.length === 0) return rows.insertEvents(context.db, 'action', [event], cookies)
    return inTransaction(context.db, async (db) => {
      await rows.insertEvents(db, 'action', [event], cookies)
      await queueOutgoing(db, outgoing, context.session?.user.id ?? null)
    })
  }),

  event: api.event.handler(({ context, input }) => {
    throttle(context.address)
    return rows.insertEvents(context.db, 'event', [counted(input, circumstances(context))])
  }),

  impressions: api.impressions.handler(({ context, input: { events } }) => {
    throttle(context.address)
    return rows.insertEvents(
      context.db,
      'impression',
      countedTogether(
        events.map((event) => ({ ...event, extra: byWhom(context, event.extra) })),
        circumstances(context),
      ),
    )
  }),

  consent: api.consent.handler(({ context }) => consentOf(context)),

  setConsent: api.setConsent.handler(({ context, input: { choice } }) => {
    const { answerHeaders, headers, publicUrl } = context
    if (choice === 'yes' && asksForPrivacy(context))
      invalid({ choice: ['Your browser asks every site for privacy, so we leave it at that.'] })
    for (const cookie of consentCookies(choice, headers.get('cookie') ?? '', publicUrl)) answerHeaders.append('set-cookie', cookie)
    return { data: { choice, asks_for_privacy: asksForPrivacy(context) } }
  }),

  userEvent: own.userEvent.handler(async ({ context: { db, user }, input: { event } }) => {
    await countTry(db, `user_event:${user.id}`, { tries: 600, seconds: 3_600 })
    await rows.insertUserEvent(db, user.id, event)
  }),

  userTag: own.userTag.handler(async ({ context: { db, user }, input: { tag } }) => {
    await countTry(db, `user_tag:${user.id}`, { tries: 600, seconds: 3_600 })
    if (!(await rows.insertUserTag(db, user.id, tag, mostTags))) invalid({ tag: [`Please use at most ${mostTags} tags.`] })
  }),
})

const mostTags = 100

/** Vendors who look around among their own, and machines: kept, and marked, so that no number of a vendor's has them in it. */
export function byWhom({ session, headers }: RequestContext, extra: Extra): Extra {
  if (session?.user.is_vendor) return { ...extra, by: 'vendor' }
  return /bot|crawl|spider|slurp/i.test(headers.get('user-agent') ?? '') ? { ...extra, by: 'machine' } : extra
}

/** A page sends a call a second at most, so this is ten people behind one address, and no statement is spent on it. */
const throttle = createThrottle(10, 100)

interface MarketingEvent {
  user: { id: number; email: string }
  event: string
  props?: Extra
}

/** Counts the event, and tells it to e-mail marketing where whoever calls agreed; it belongs into the transaction of what caused it. */
export async function tellMarketing(db: Db, context: RequestContext, { user, event, props = {} }: MarketingEvent): Promise<void> {
  await rows.insertEvents(db, 'marketing', [counted({ event, extra: {}, url: '', referer: '' }, circumstances(context))])
  if (!isMarketingTold(context)) return
  const body = klaviyoEvent({ email: user.email, event, props, at: Date.now() })
  await queueOutgoing(db, [{ service: 'klaviyo', body }], user.id)
}

/** Counts what happened here, and tells it nobody. */
export async function countEvent(db: Db, context: RequestContext, event: string): Promise<void> {
  await rows.insertEvents(db, 'event', [counted({ event, extra: {}, url: '', referer: '' }, circumstances(context))])
}

/** Whether e-mail marketing hears of what the caller does: the operator has it, and the caller agreed. */
export function isMarketingTold(context: RequestContext): boolean {
  return context.marketing.klaviyo !== undefined && circumstances(context).hasConsent
}

function circumstances(context: RequestContext) {
  const { headers, publicUrl } = context
  return { hasConsent: hasConsent(headers.get('cookie') ?? '', asksForPrivacy(context)), publicUrl }
}

function consentOf(context: RequestContext): { data: Consent } {
  return { data: { choice: choiceIn(context.headers.get('cookie') ?? ''), asks_for_privacy: asksForPrivacy(context) } }
}

function asksForPrivacy({ headers }: RequestContext): boolean {
  return headers.get('sec-gpc') === '1'
}

/** Where people pay nobody else listens in, whatever they agreed to. */
const onPayment = /^\/payment(\/|\?|$)/

/** What ads and visits hear of it: nothing without a yes, nothing where the operator has no such service. */
function outgoingOf(context: RequestContext, event: Counted & Facebook): Outgoing[] {
  const { marketing, publicUrl, headers, session } = context
  if (!circumstances(context).hasConsent || onPayment.test(event.url)) return []
  const userAgent = headers.get('user-agent') ?? ''
  const told = { ...event, at: Date.now(), publicUrl, userAgent, email: session?.user.email }
  const meta = marketing.meta && metaEvent(told)
  const ga4 = marketing.ga4 && ga4Event(told)
  return [...(meta ? [{ service: 'meta' as const, body: meta }] : []), ...(ga4 ? [{ service: 'ga4' as const, body: ga4 }] : [])]
}
