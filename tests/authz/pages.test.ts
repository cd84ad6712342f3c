import { afterAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { root } from '#db/place.ts'
import { createApp } from '#app/app.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { openPages } from '#server/pages.ts'
import { openPictures } from '#server/pictures.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { pages as map } from '#web/map/routes.ts'
import { sortRows } from './cells.ts'
import { isPage, operationsOf, readMatrix } from './matrix.ts'
import { marksIn, objectsOf } from './objects.ts'
import { plant } from './plant.ts'
import { wrongCells } from './run.ts'
import { send } from './send.ts'

const db = openDb(await copyTemplate(), { max: 4 })
const log = openLog('silent')
const settings = { mode: 'live', public_url: 'http://127.0.0.1', secret: 'a secret for tests only' } as const
const pages = await openPages(root, { dev: false })
const pictures = openPictures({ folder: root, log, askForAvif: async () => {} })
const app = createApp({ db, log, settings, pages, pictures })
const { server, port } = await listen({ host: '127.0.0.1', port: 0, proxies: 1, answer: app.fetch })
const origin = `http://127.0.0.1:${port}`

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await pages.close()
  await db.destroy()
})

test('every page of the matrix that is there opens to whom it says', { timeout: 600_000 }, async () => {
  const { cells, unknown } = sortRows(
    readMatrix().filter(({ path }) => isPage(path)),
    await operationsOf(),
  )
  await plant(db, cells)
  await db.updateTable('users').set({ saved_ideas_setup_at: new Date().toISOString() }).execute()
  expect(unknown).toEqual([])
  expect(await wrongCells({ db, origin, cells, isPlain: true })).toEqual([])
})

const n = 9_000
const things = objectsOf(n, 'owner')
const names = [
  'robots.txt',
  'sitemap.xml',
  'openapi.json',
  'manifest.webmanifest',
  'sw.js',
  'healthz',
  'readyz',
  'api/v1',
  'api/v1/openapi.json',
]
const files = [...names.map((name) => `/${name}`), '/dev/mail', '/dev/mail/1', '/dev/ui', `/avatars/${things['A']}.svg`, '/pictures/1.webp']
const tokens = [`mailed-${n}`, `confirm-${n}`, String(things['G1']), 'made-up']
const ofPages = map.flatMap(({ path }) => (path.includes('$') ? tokens.map((token) => path.replace(/\{?-?\$\w*\}?/g, token)) : [path]))
/** Under their username a couple shows their first names, what they published, and nothing else. */
const theirs = map.filter(({ path }) => path.includes('$username')).map(({ path }) => path.replaceAll(/\{?-?\$\w*\}?/g, `person${n}`))
const guessed = ['/guests', `/guests/${things['G1']}`, `/guests/${things['G1']}/rsvp`, `/users/${things['A']}/boards`, '/tools/guest-list']
const queries = ['', `user_id=${things['A']}&event=${things['E1']}&guest_event_id=${things['E1']}&id=${things['G1']}`]
const addresses = [...new Set([...files, ...ofPages, ...theirs, ...guessed])].flatMap((path) => queries.map((query) => ({ path, query })))

test('no page and no file shows a visitor or a stranger anything of a couple, also after the couple looked at it', {
  timeout: 240_000,
}, async () => {
  await plant(db, [
    { n, role: 'owner', hasOwn: false, hasE3: false },
    { n: n + 1, role: 'other_couple', hasOwn: true, hasE3: false },
  ])
  const seen = { owner: 0, others: [] as string[] }
  for (const { path, query } of addresses) {
    const look = (cookie?: string) =>
      send(origin, { method: 'GET', path, query, headers: cookie ? { cookie: `posy_session=${cookie}` } : {}, body: undefined })
    seen.owner += marksIn((await look(`access-${n}`)).text).length
    for (const answer of [await look(), await look(`access-${n + 1}`)]) {
      expect(answer.status).toBeLessThan(500)
      const leaks = marksIn(`${answer.headers}${answer.text}`).filter(({ kind }) => !theirs.includes(path) || kind !== 'name')
      if (leaks.length > 0) seen.others.push(`${path}?${query}: ${leaks.map(({ kind }) => kind).join()}`)
    }
  }
  expect(seen.others).toEqual([])
  expect(seen.owner).toBeGreaterThan(10)
})
