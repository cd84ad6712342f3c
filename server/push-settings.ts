import { StartRefused } from '#db/start-refused.ts'

export interface PushSettings {
  /** Ours, where the operator has none of their own in the database. */
  keys?: { public_key: string; private_key: string }
  /** Whom a push service may write to about what we send. */
  contact: string
  /** Further push services, by origin, beside those of the browsers. */
  services: readonly string[]
}

/** The services of the browsers alone, with keys of the database. */
export const noPush: PushSettings = { contact: 'mailto:hello@posy.example', services: [] }

type Env = Record<string, string | undefined>

export function readPush(env: Env): PushSettings {
  const [public_key, private_key] = [env['VAPID_PUBLIC_KEY'], env['VAPID_PRIVATE_KEY']]
  if (Boolean(public_key) !== Boolean(private_key)) {
    throw new StartRefused('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together; please set both, or neither.')
  }
  return {
    ...(public_key && private_key && { keys: { public_key: keyOf(public_key, 87), private_key: keyOf(private_key, 43) } }),
    contact: contactOf(env['VAPID_CONTACT']),
    services: servicesOf(env['PUSH_SERVICES']),
  }
}

function keyOf(text: string, length: number): string {
  if (new RegExp(`^[\\w-]{${length}}$`).test(text)) return text
  throw new StartRefused('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are made by `web-push generate-vapid-keys`; please correct them.')
}

function contactOf(text: string | undefined): string {
  const contact = text || noPush.contact
  if (URL.canParse(contact) && /^(mailto|https):$/.test(new URL(contact).protocol)) return contact
  throw new StartRefused(`VAPID_CONTACT is "${contact}"; please set it to an address such as mailto:you@example.com.`)
}

function servicesOf(text = ''): string[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => {
      if (URL.parse(origin)?.origin === origin) return origin
      throw new StartRefused(`PUSH_SERVICES has "${origin}"; please name origins, such as https://push.example.com, with commas between.`)
    })
}
