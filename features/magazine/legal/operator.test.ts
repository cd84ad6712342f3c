import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { createApp } from '#app/app.ts'
import { openLog } from '#server/log.ts'
import { openPages } from '#server/pages.ts'
import { openSiteFiles } from '#server/site-files.ts'
import { newWorld } from '#tests/world.ts'
import { loadContent } from '../content/loading.server.ts'

const world = await newWorld()
const folder = mkdtempSync(join(tmpdir(), 'posy-operator-'))
const site = openSiteFiles({ folder, milliseconds: 0 })
const settings = { mode: 'demo', public_url: 'http://posy.test', secret: 'a secret for tests only' } as const
const pages = await openPages(root, { dev: false, site, publicUrl: settings.public_url })
const app = createApp({ db: world.db, log: openLog('silent'), settings, pages, site })

beforeAll(async () => {
  await loadContent(world.db, 'live')
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function get(path: string) {
  const answer = await app.fetch(new Request(`http://posy.test${path}`), { address: '10.9.9.9' })
  const text = await answer.text()
  return { status: answer.status, text: /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text }
}

function say(operator: object): void {
  writeFileSync(join(folder, 'global.json'), JSON.stringify({ operator }))
}

const everything = { name: 'Hart & Daughters "Ltd"', address: '1 Mill Lane, Catskill', email: 'hello@hart.example', state: 'New York' }

test('terms and privacy name who runs the site once they have said who they are; until then plain words stand there', async () => {
  for (const path of ['/terms', '/privacy']) {
    for (const operator of [{}, { name: everything.name }, { ...everything, address: '' }]) {
      say(operator)
      expect([path, (await get(`/api/v1/content?url=${path}`)).status]).toEqual([path, 404])
      const { status, text } = await get(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).not.toMatch(/operator\.|Hart/)
    }
    say(everything)
    const { status, text } = await get(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain('Hart &amp; Daughters')
    expect(text).toContain('1 Mill Lane, Catskill')
    expect(text).not.toContain('{operator.')
    say({})
    expect((await get(path)).text).not.toContain('Hart')
  }
})

test('what somebody took back, or wrote and has not published, is not there for that', async () => {
  say(everything)
  await world.db.updateTable('content').set({ markdown: 'Changed by an operator.' }).where('url', '=', '/terms').execute()
  expect((await get('/api/v1/content?url=/terms')).status).toBe(404)
})
