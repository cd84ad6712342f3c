import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { blocks, guide } from './guide.ts'

const live = {
  DATABASE_URL: 'postgres://posy@127.0.0.1/posy',
  PUBLIC_URL: 'https://posy.example',
  POSY_SECRET: 'a secret that is long enough for a test',
}

test('the tables of variables in the guide and in the README name those that are read, all of them and no other', () => {
  const readers = [
    'settings',
    'marketing',
    'push-settings',
    'sign-in-provider',
    'fetcher/fetch-settings',
    'files/file-settings',
    'payments/payment-settings',
    'payments/gift-settings',
  ]
  const named = readers.map((name) => readOf(`server/${name}.ts`)).join('')
  const read = namesIn(named, /(?:env\[|env, |key: |pixel: |token: |id: |secret: )'([A-Z][A-Z\d_]+)'/g)
  expect(read.length).toBeGreaterThan(8)
  expect(namesOfTable(guide)).toEqual(read)
  expect(namesOfTable(readOf('README.md'))).toEqual(read)
  expect(namesOfTable(guide.replace('`SMTP_URL`', '`SMTP_ADDRESS`'))).not.toEqual(read) // control
})

test('the defaults in the guide are those that the settings have', () => {
  const [demo, real] = [readSettings({}), readSettings(live)]
  expect(defaultOf('PORT')).toBe(`\`${demo.port}\``)
  expect(defaultOf('HOST')).toBe(`\`${demo.host}\` in demo, \`${real.host}\` in live`)
  expect(defaultOf('PUBLIC_URL')).toBe(`required in live; \`${demo.public_url.replace('3000', 'PORT')}\` in demo`)
  expect(join(root, defaultOf('POSY_DATA').replaceAll('`', ''))).toBe(demo.data_folder)
  expect(defaultOf('MAIL_FROM')).toBe(`\`${demo.mail_from}\``)
  expect(defaultOf('TRUSTED_PROXIES')).toBe(`\`${demo.proxies}\``)
  expect(defaultOf('LOG_LEVEL')).toBe(`\`${real.log_level}\` in live, \`${demo.log_level}\` in demo`)
  expect(defaultOf('POSY_MODE')).toBe('`live` with `DATABASE_URL`, else `demo`')
  expect([demo.mode, real.mode, demo.database_url, demo.smtp_url]).toEqual<(Settings['mode'] | undefined)[]>([
    'demo',
    'live',
    undefined,
    undefined,
  ])
})

test('every block of commands with a name is executed by the drill', () => {
  const drill = readOf('tests/faults/restore.test.ts') + readOf('tests/faults/restore-s3.test.ts')
  const left = [...blocks.keys()].filter((name) => !drill.includes(`doAsGuideSays('${name}'`))
  expect(blocks.size).toBe(12)
  expect(left).toEqual([])
})

test('the files that the guide names are there', () => {
  const files = namesIn(guide, /`((?:tests|db|scripts|docs|server)\/[\w./-]*\w)`/g)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(readOf('README.md')).toContain('docs/operations.md')
})

function readOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()
}

/** A line of the README may name two variables. */
function namesOfTable(text: string): string[] {
  const lines = text.split('\n').filter((line) => /^\| `[A-Z\d_]+`/.test(line))
  return namesIn(lines.map((line) => line.split('|')[1]).join(' '), /`([A-Z\d_]+)`/g)
}

function defaultOf(name: string): string {
  const line = guide.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
  return line?.split(' | ').at(-1)?.replace(/ \|$/, '') ?? ''
}
