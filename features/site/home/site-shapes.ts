import * as z from 'zod'
import { longText } from '#features/shapes.ts'
import { contrast } from '#web/styles/contrast.ts'

/** The papers of tokens.css, which also stand in for the text on a button of that colour. */
const papers = { light: '#fffefb', dark: '#101d19' }
const readable = 4.5

const Target = longText(500).regex(/^$|^\/(?![/\\])\S*$|^https:\/\/[^\s/]/, 'A path of this site, an https address, or nothing')
const Abroad = longText(500).regex(/^$|^https:\/\/[^\s/]/, 'An https address, or nothing')
const LogoFile = z.string().regex(/^logo\.(?:svg|png|webp|avif)$/, 'logo.svg, logo.png, logo.webp or logo.avif')
const Hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour such as #1e4b3c')
const Colour = z
  .strictObject({ light: Hex, dark: Hex })
  .refine(({ light }) => contrast(light, papers.light) >= readable, 'Nobody could read that by day')
  .refine(({ dark }) => contrast(dark, papers.dark) >= readable, 'Nobody could read that by night')

/** What the operator may say of the site, by file. A file of their own names only what differs from what ships. */
export const SiteFiles = z.strictObject({
  'global.json': globalTexts(),
  'countdown.json': countdown(),
  'payment.json': payment(),
  'selects.json': selects(),
  'menus.json': menus(),
})

export type SiteFiles = z.infer<typeof SiteFiles>

type Global = SiteFiles['global.json']

/** What every page may show of it; `{year}` and `{name}` in the footer's texts are still to be filled in. */
export interface Site extends Omit<Global, 'logo' | 'colours'> {
  logo: { src: string; width: number; height: number } | 'drawing' | null
  /** Tokens that are other than in the style sheet. */
  tokens: Record<string, string>
  countdown: SiteFiles['countdown.json']
  menus: SiteFiles['menus.json']
}

/** The drawing shows the name that ships, so a product of another name has no use for it. */
export function siteOf(files: SiteFiles, drawn: string): Site {
  const { 'global.json': global, 'countdown.json': countdown, 'menus.json': menus } = files
  const { logo, colours, ...texts } = global
  const shown = logo === 'drawing' ? (texts.name === drawn ? logo : null) : logo && { ...logo, src: `/site/${logo.src}` }
  return { ...texts, logo: shown, tokens: { ...tokensOf('stem', colours.stem), ...tokensOf('poppy', colours.poppy) }, countdown, menus }
}

function tokensOf(name: 'stem' | 'poppy', colour: Global['colours']['stem']): Record<string, string> {
  if (!colour) return {}
  const both = `light-dark(${colour.light}, ${colour.dark})`
  return {
    [`--${name}`]: both,
    [`--${name}-hover`]: `color-mix(in oklab, ${both} 80%, var(--ink))`,
    ...(name === 'stem' && { '--stem-wash': `color-mix(in oklab, ${both} 14%, var(--paper))`, '--band-stem': colour.light }),
  }
}

function globalTexts() {
  return z.strictObject({
    name: words(40).min(1),
    tagline: words(120),
    logo: z
      .union([z.literal('drawing'), z.strictObject({ src: LogoFile, width: z.int().min(16).max(240), height: z.int().min(16).max(48) })])
      .nullable()
      .describe('The drawing that ships, a file beside this one, or null for the name in letters'),
    colours: z.strictObject({ stem: Colour.nullable(), poppy: Colour.nullable() }),
    follow: z.strictObject({ instagram: Abroad, facebook: Abroad, pinterest: Abroad, tiktok: Abroad, youtube: Abroad }),
    footer: z.strictObject({ copyright_1: words(120), copyright_2: words(120), made_with: words(120) }),
    features: z.strictObject({ masterclass: z.boolean(), registry: z.boolean() }),
    registry_script: z
      .union([z.literal(''), z.url({ protocol: /^https$/ })])
      .describe('A third-party script for the pages of the registry; none ships'),
    legal: z.strictObject({ terms_of_use: Target, privacy_policy: Target }),
    operator: z
      .strictObject({ name: words(120), address: words(300), email: z.union([z.literal(''), z.email()]), state: words(60) })
      .describe('Who runs the site: terms and privacy name them, and stay unpublished until all that they name is said'),
  })
}

function countdown() {
  return z.strictObject({
    enabled: z.boolean(),
    expiry: words(40).describe('A moment with its zone; without one nothing counts down'),
    batteryDays: z.int().positive().max(3_650),
    link: Target,
    text: words(120),
  })
}

function payment() {
  return z.strictObject({
    payment_information: words(300),
    paying_transaction: words(300),
    unsuccessful_transaction: words(300).describe('%error% stands for what the server says'),
    successful_transaction: words(300),
    coupon_error: words(300),
    added_coupon: words(300),
    validating_coupon: words(300),
  })
}

/** What stands in the place of the menus that ship; null leaves them. */
function menus() {
  const to = longText(200).regex(/^\/(?![/\\])\S*$/, 'A path of this site, such as /guides')
  const entry = z.strictObject({ title: words(40).min(1), to, hint: words(80).optional() })
  return z.strictObject({
    header: z
      .array(z.strictObject({ title: words(40).min(1), to, entries: z.array(entry).max(12) }))
      .max(8)
      .nullable(),
    footer: z
      .array(z.strictObject({ title: words(40).min(1), entries: z.array(entry).min(1).max(12) }))
      .max(4)
      .nullable(),
  })
}

/** Labels are the operator's; a value is what is stored. */
function selects() {
  return z.strictObject({
    event_kinds: options(),
    guest_statuses: options(['0', '1', '2', '3', '4']),
    age_groups: options(['adult', 'child', 'infant']),
    sides: options(['partner_1', 'partner_2', 'both']),
    missing_info: options(['email', 'phone', 'address', 'any']),
    collaborator_permissions: options(['1', '2', '3', '4', '5']),
  })
}

/** What no database could keep is refused beside its field. */
function words(most: number) {
  return longText(most)
}

function options(values?: readonly string[]) {
  const list = z.array(z.strictObject({ value: words(60).min(1), label: words(120).min(1) })).max(300)
  return values ? list.refine((given) => String(given.map(({ value }) => value)) === String(values), `Values: ${values.join(', ')}`) : list
}
