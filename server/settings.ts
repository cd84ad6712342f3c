import { type FetchSettings, readFetch } from './fetcher/fetch-settings.ts'
import { resolve } from 'node:path'
import { root } from '#db/place.ts'
import { StartRefused } from '#db/start-refused.ts'
import { type FileSettings, readFileSettings } from './files/file-settings.ts'
import { type Marketing, readMarketing } from './marketing.ts'
import { type ProviderKeys, readGoogle } from './sign-in-provider.ts'
import { type PaymentSettings, readPayments } from './payments/payment-settings.ts'
import { type PushSettings, readPush } from './push-settings.ts'

export type Mode = 'demo' | 'live'

export interface Settings {
  mode: Mode
  host: string
  port: number
  /** Where people reach the product, without a slash at the end. */
  public_url: string
  /** Signs what the product hands out and must recognise, such as realtime subscriptions. */
  secret: string
  /** Absent when the product runs its own PostgreSQL in `data_folder`. */
  database_url: string | undefined
  /** Reaches the database itself where `database_url` goes through a pooler; notices need it. */
  database_direct_url: string | undefined
  data_folder: string
  /** How many proxies of the operator stand between the caller and this process. */
  proxies: number
  smtp_url: string | undefined
  mail_from: string
  marketing: Marketing
  /** Absent where nobody signs in by Google. */
  google: ProviderKeys | undefined
  push: PushSettings
  payments: PaymentSettings
  fetch: FetchSettings
  files: FileSettings
  /** So many days what was counted is kept. */
  analytics_days: number
  /** So many years invoices, credit notes and consents are kept. */
  papers_years: number
  log_level: string
}

/** Reads the variables that the README lists. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const mode = modeOf(env)
  const port = portOf(env['PORT'])
  const isLive = mode === 'live'
  const public_url = isLive || env['PUBLIC_URL'] ? publicUrl(env['PUBLIC_URL']) : `http://localhost:${port}`
  return {
    mode,
    host: env['HOST'] || (isLive ? '0.0.0.0' : '127.0.0.1'),
    port,
    public_url,
    secret: isLive ? secretOf(env['POSY_SECRET']) : env['POSY_SECRET'] || 'a demo needs no secret of its own',
    database_url: databaseUrl(env['DATABASE_URL']),
    database_direct_url: databaseUrl(env['DATABASE_DIRECT_URL']),
    data_folder: resolve(root, env['POSY_DATA'] || '.data'),
    proxies: proxiesOf(env['TRUSTED_PROXIES']),
    smtp_url: smtpUrl(env['SMTP_URL']),
    mail_from: env['MAIL_FROM'] || 'Posy <hello@posy.example>',
    marketing: readMarketing(env),
    google: readGoogle(env),
    push: readPush(env),
    payments: readPayments(env, { isLive }),
    fetch: readFetch(env, { isLive, publicUrl: public_url }),
    files: readFileSettings(env),
    analytics_days: daysOf(env['ANALYTICS_DAYS']),
    papers_years: yearsOf(env['PAPERS_YEARS']),
    log_level: env['LOG_LEVEL'] || (isLive ? 'info' : 'warn'),
  }
}

function modeOf(env: Record<string, string | undefined>): Mode {
  const mode = env['POSY_MODE'] || (env['DATABASE_URL'] ? 'live' : 'demo')
  if (mode === 'live' || mode === 'demo') return mode
  throw new StartRefused(`POSY_MODE is "${mode}"; please set it to demo or live.`)
}

function portOf(text = '3000'): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new StartRefused(`PORT is "${text}"; please set it to a number from 1 to 65535.`)
}

function publicUrl(text: string | undefined): string {
  if (!text) throw new StartRefused('Live mode needs PUBLIC_URL, the address where people reach the product, such as https://example.com.')
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new StartRefused(`PUBLIC_URL is "${text}"; please set it to an address such as https://example.com.`)
  }
  return new URL(text).origin
}

function secretOf(text = ''): string {
  if (text.length >= 32) return text
  throw new StartRefused('Live mode needs POSY_SECRET, at least 32 random characters; `openssl rand -base64 33` makes one.')
}

function databaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text
  throw new StartRefused('DATABASE_URL and DATABASE_DIRECT_URL look like postgres://user:password@host:5432/name; please correct them.')
}

function proxiesOf(text = '0'): number {
  if (/^\d$/.test(text)) return Number(text)
  throw new StartRefused(`TRUSTED_PROXIES is "${text}"; please set it to how many proxies of yours stand in front, from 0 to 9.`)
}

function smtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)) return text
  throw new StartRefused('SMTP_URL looks like smtp://user:password@host:587 or smtps://user:password@host:465; please correct it.')
}

/** Nothing is kept longer than visitors may be recognised. */
function daysOf(text = '395'): number {
  const days = Number(text)
  if (Number.isInteger(days) && days >= 1 && days <= 395) return days
  throw new StartRefused(`ANALYTICS_DAYS is "${text}"; please set it to how many days counts are kept, from 1 to 395.`)
}

/** What somebody agreed to is kept for three years at least. */
function yearsOf(text = '10'): number {
  const years = Number(text)
  if (Number.isInteger(years) && years >= 3 && years <= 100) return years
  throw new StartRefused(`PAPERS_YEARS is "${text}"; please set it to how many years invoices have to be kept, from 3 to 100.`)
}
