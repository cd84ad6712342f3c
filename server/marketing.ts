import { StartRefused } from '#db/start-refused.ts'

/** Services outside that an operator may have; without keys nothing is told to anybody. */
export interface Marketing {
  klaviyo?: { url: string; key: string; organic_event: string }
  meta?: { url: string; pixel: string; token: string }
  ga4?: { url: string; id: string; secret: string }
}

type Env = Record<string, string | undefined>

/** A service is there when all of its keys are. */
export function readMarketing(env: Env): Marketing {
  const klaviyo = keysOf(env, { key: 'KLAVIYO_KEY' })
  const meta = keysOf(env, { pixel: 'META_PIXEL', token: 'META_TOKEN' })
  const ga4 = keysOf(env, { id: 'GA4_ID', secret: 'GA4_SECRET' })
  return {
    ...(klaviyo && {
      klaviyo: {
        ...klaviyo,
        url: urlOf(env, 'KLAVIYO_URL', 'https://a.klaviyo.com'),
        organic_event: env['KLAVIYO_ORGANIC_EVENT'] || organicEvent,
      },
    }),
    ...(meta && { meta: { ...meta, url: urlOf(env, 'META_URL', 'https://graph.facebook.com/v23.0') } }),
    ...(ga4 && { ga4: { ...ga4, url: urlOf(env, 'GA4_URL', 'https://www.google-analytics.com') } }),
  }
}

/** What e-mail marketing hears when a couple made an account, unless the operator names it otherwise. */
export const organicEvent = 'loverly_organic_user'

function keysOf<Name extends string>(env: Env, names: Record<Name, string>): Record<Name, string> | undefined {
  const variables = Object.values<string>(names)
  const missing = variables.filter((variable) => !env[variable])
  if (missing.length === variables.length) return undefined
  if (missing.length > 0) throw new StartRefused(`${variables.join(' and ')} belong together; please set ${missing.join(' and ')}, too.`)
  const keys = Object.entries<string>(names).map(([name, variable]) => [name, env[variable] ?? ''])
  return Object.fromEntries(keys) as Record<Name, string>
}

function urlOf(env: Env, variable: string, usual: string): string {
  const text = env[variable] || usual
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '')
  throw new StartRefused(`${variable} is "${text}"; please set it to an address such as ${usual}.`)
}
