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
  ['a database that is none', { ...live, DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
])('it refuses to start with %s, in one line that names the variable', (_, env, variable) => {
  expect(() => readSettings(env)).toThrow(new RegExp(`^[^\\n]*${variable}[^\\n]*$`))
})
