import * as z from 'zod'
import { route } from '#features/route.ts'
import { text } from '#features/shapes.ts'

const EventName = text(100).min(1, 'Please name the event.')
const Address = text(2_000).default('')
/** What an event carries besides its name: plain values, or short lists of them. Fifty come at once, so one look checks all of it. */
export const Extra = z
  .looseObject({})
  .describe('Up to 30 texts, numbers, yes or no, or lists of up to 50 of these')
  .superRefine((extra, { addIssue }) => {
    const entries = Object.entries(extra)
    if (entries.length > 30) return addIssue('Please send at most 30 values.')
    for (const [name, value] of entries) {
      if (!/^[\w.-]{1,60}$/.test(name)) addIssue('Please use letters, digits and _ only in names.')
      else if (!isPlain(value) && !isPlainList(value)) addIssue({ code: 'custom', path: [name], message: notPlain })
    }
  })
  .nullish()
  .transform((extra) => extra ?? {})

const notPlain = 'Please send texts of at most 500 letters, digits and signs, numbers, yes or no, or up to 50 of these.'

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 500 && value.isWellFormed() && !value.includes('\0')
  return value === null || typeof value === 'boolean' || Number.isFinite(value)
}

function isPlainList(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 50 && value.every(isPlain)
}

const VisitorKey = z.uuid().nullish().describe('The cookie a-key; it is kept only where the visitor agreed')

/** A cookie that another site's script wrote in a form of its own is no reason to lose the event. */
const FacebookCookie = z
  .string()
  .regex(/^fb\.\d\.\d{6,16}\.[\w-]{1,500}$/)
  .nullish()
  .catch(undefined)

const ActionInput = z.object({
  name: EventName,
  extra: Extra,
  url: Address,
  visitor_key: VisitorKey,
  facebook: z
    .object({ fbp: FacebookCookie, fbc: FacebookCookie })
    .nullish()
    .describe('The cookies _fbp and _fbc; they are kept only where the visitor agreed'),
})

const EventInput = z.object({ event: EventName, extra: Extra, url: Address, referer: Address, visitor_key: VisitorKey })

const ImpressionsInput = z.object({
  events: z.array(EventInput).min(1, 'Please send an event.').max(50, 'Please send at most 50 events.'),
})

export type ActionInput = z.infer<typeof ActionInput>
export type EventInput = z.infer<typeof EventInput>
export type Extra = z.infer<typeof Extra>

const Consent = z.strictObject({
  choice: z.enum(['yes', 'no', 'open']),
  asks_for_privacy: z.boolean().describe('The browser sent Sec-GPC, which counts as a no'),
})

const OneConsent = z.strictObject({ data: Consent })

export type Consent = z.infer<typeof Consent>

const analytics = route.$route({ tags: ['Analytics'], successStatus: 204 })

export const analyticsContract = {
  action: analytics
    .route({ method: 'POST', path: '/t', summary: 'Count a page or an action' })
    .meta({ policy: 'anyone' })
    .input(ActionInput),
  event: analytics.route({ method: 'POST', path: '/e', summary: 'Count an event' }).meta({ policy: 'anyone' }).input(EventInput),
  impressions: analytics
    .route({ method: 'POST', path: '/be', summary: 'Count up to 50 events at once' })
    .meta({ policy: 'anyone' })
    .input(ImpressionsInput),
  consent: route
    .route({ method: 'GET', path: '/consent', summary: 'Whether this browser may be recognised', tags: ['Analytics'] })
    .meta({ policy: 'anyone' })
    .output(OneConsent),
  setConsent: route
    .route({ method: 'PUT', path: '/consent', summary: 'Choose whether this browser may be recognised, by cookies', tags: ['Analytics'] })
    .meta({ policy: 'anyone' })
    .input(z.object({ choice: z.enum(['yes', 'no']) }))
    .output(OneConsent),
  userEvent: analytics
    .route({ method: 'POST', path: '/users/me/event', summary: 'Note what the caller did, in their own record' })
    .meta({ policy: 'signed_in' })
    .input(z.object({ event: EventName })),
  userTag: analytics
    .route({ method: 'POST', path: '/users/me/tag', summary: 'Give the caller a tag' })
    .meta({ policy: 'signed_in' })
    .input(z.object({ tag: text(60).min(1, 'Please name the tag.') })),
}
