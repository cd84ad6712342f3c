import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const live = { DATABASE_URL: 'postgres://posy:secret@db:5432/posy', PUBLIC_URL: 'https://posy.example/', POSY_SECRET: 'x'.repeat(40) }

test('without variables it is the demo, for this machine only', () => {
  expect(readSettings({})).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 3000, database_url: undefined })
})

test('with a database it is live, whatever NODE_ENV says', () => {
  expect(readSettings({ ...live, NODE_ENV: 'development' })).toMatchObject({ mode: 'live', public_url: 'https://posy.example' })
  expect(readSettings({ ...live, POSY_MODE: 'demo' })).toMatchObject({ mode: 'demo' })
})

test.each([
  ['no public address', { ...live, PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ['an address that is none', { ...live, PUBLIC_URL: 'posy' }, 'PUBLIC_URL'],
  ['no secret', { ...live, POSY_SECRET: '' }, 'POSY_SECRET'],
  ['a short secret', { ...live, POSY_SECRET: 'short' }, 'POSY_SECRET'],
  ['live without anything', { POSY_MODE: 'live' }, 'PUBLIC_URL'],
  ['a mode that is none', { POSY_MODE: 'prod' }, 'POSY_MODE'],
  ['a port that is none', { PORT: 'http' }, 'PORT'],
  ['proxies that are none', { TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
  ['a mail server that is none', { SMTP_URL: 'not a url' }, 'SMTP_URL'],
  ['half of the keys of a service', { META_PIXEL: '1' }, 'META_TOKEN'],
  ['an address of a service that is none', { KLAVIYO_KEY: 'pk', KLAVIYO_URL: 'klaviyo' }, 'KLAVIYO_URL'],
  ['half of the keys of Google', { GOOGLE_CLIENT_ID: 'posy' }, 'GOOGLE_CLIENT_SECRET'],
  [
    'a provider that others could listen to',
    { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://accounts.example' },
    'GOOGLE_ISSUER',
  ],
  ['half of the keys for push notices', { VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}` }, 'VAPID_PRIVATE_KEY'],
  ['keys for push notices that are none', { VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b' }, 'VAPID_PUBLIC_KEY'],
  ['a contact that is none', { VAPID_CONTACT: 'posy' }, 'VAPID_CONTACT'],
  ['a push service that is more than an origin', { PUSH_SERVICES: 'https://push.example.com/all' }, 'PUSH_SERVICES'],
  ['counts that are kept too long', { ANALYTICS_DAYS: '500' }, 'ANALYTICS_DAYS'],
  ['invoices that are kept too short', { PAPERS_YEARS: '2' }, 'PAPERS_YEARS'],
  ['a database that is none', { ...live, DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
])('it refuses to start with %s, in one line that names the variable', (_, env, variable) => {
  expect(() => readSettings(env)).toThrow(new RegExp(`^[^\\n]*${variable}[^\\n]*$`))
})

test('a service outside is there when all of its keys are, at its usual address or another', () => {
  expect(readSettings({})).toMatchObject({ marketing: {}, analytics_days: 395, papers_years: 10 })
  const env = { KLAVIYO_KEY: 'pk', GA4_ID: 'G-1', GA4_SECRET: 's', GA4_URL: 'https://region1.google-analytics.com/', ANALYTICS_DAYS: '30' }
  expect(readSettings(env).analytics_days).toBe(30)
  expect(readSettings(env).marketing).toEqual({
    klaviyo: { key: 'pk', url: 'https://a.klaviyo.com', organic_event: 'loverly_organic_user' },
    ga4: { id: 'G-1', secret: 's', url: 'https://region1.google-analytics.com' },
  })
  const named = { KLAVIYO_KEY: 'pk', KLAVIYO_ORGANIC_EVENT: 'new_couple' }
  expect(readSettings(named).marketing?.klaviyo).toMatchObject({ organic_event: 'new_couple' })
})
