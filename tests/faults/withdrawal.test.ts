import { expect, onTestFinished, test, vi } from 'vitest'
import { type Db, openDb } from '#db/db.ts'
import { photo, sendingTo } from '#tests/files.ts'
import { letterTo, pictured, plantPictures, wedding } from '#tests/submitting.ts'
import { figures } from './figures.ts'
import { at, demoPerson, newPair } from './pair.ts'
import { clientAt } from '#tests/client.ts'
import type { Process } from './product.ts'
import { type Couple, newCouples } from './writers.ts'

const path = '/content/submit-wedding'
const lists = [
  '/api/v1/content/list?type=real-wedding&per_page=50',
  '/api/v1/search?q=supper',
  '/real-weddings',
  '/feeds/weddings.xml',
  '/sitemaps/real-wedding-1.xml',
]

// A2 RULE-055
test('a yes that is taken back at one process is seen by the other: 410 for the page and its picture, and no word of it in any list', async () => {
  const { product, both, remove } = await newPair()
  onTestFinished(remove)
  const db = openDb(product.postgres.url(), { max: 2 })
  onTestFinished(() => db.destroy())
  const [couple] = await newCouples(product.origin, 1)
  const { slug, yes, file_id } = await published(db, both[0], couple!)
  const url = `/real-weddings/${slug}`
  const { body } = await clientAt(both[1].origin).get(`/content?url=${url}`)
  const picture = `/pictures/upload-${file_id}-${body.data.pictures[0].image.hash}-160`
  const statuses = () => Promise.all([url, `/api/v1/content?url=${url}`, picture].map((one) => statusAt(both[1], one)))
  // Seen at both before, so that whatever a process keeps is kept.
  expect(await statuses()).toEqual([200, 200, 200])
  for (const list of lists) expect([list, (await textAt(both[1], list)).includes(slug)]).toEqual([list, true])

  expect((await clientAt(both[0].origin).post(`/submission-rights/${yes}/withdraw`, {})).body.data.state).toBe('withdrawn')
  const gone = await untilWithin(60_000, async () => expect(await statuses()).toEqual([410, 410, 410]))
  const unlisted = await untilWithin(60_000, async () => {
    for (const list of lists) expect([list, (await textAt(both[1], list)).includes(slug)]).toEqual([list, false])
  })
  figures('a withdrawal, at the other process', { gone_ms: gone, unlisted_ms: unlisted })
})

/** What A2 promises; how long it took is told, and nothing else hangs on it. */
async function untilWithin(timeout: number, check: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await vi.waitFor(check, { timeout, interval: 200 })
  return Math.round(performance.now() - begun)
}

async function published(db: Db, process: Process, couple: Couple): Promise<{ slug: string; yes: string; file_id: number }> {
  const { id: user_id } = await db.selectFrom('users').where('email', '=', couple.email).select('id').executeTakeFirstOrThrow()
  const sent = await sendingTo(process).send(couple, await photo())
  const files = [sent.body.file.id, ...(await plantPictures(db, { ...couple, id: user_id }, 12))]
  const { id, slug } = (await couple.post(path, { ...wedding, children: pictured(files) })).body.data
  expect((await couple.post(`${path}/${id}/send`, {})).status).toBe(200)
  const allows = { names: true, faces: true, cost: true }
  const [photographer, partner] = [`odile${id}@example.com`, `elin${id}@example.com`]
  await couple.post(`${path}/${id}/rights`, { kind: 'licence', name: 'Odile Marsh', email: photographer })
  await couple.post(`${path}/${id}/rights`, { kind: 'partner_2', name: 'Elin Abrams', email: partner })
  await couple.post(`${path}/${id}/rights/partner_1`, { name: 'Mara Quist', ...allows })
  const visitor = clientAt(process.origin)
  const yes = (await letterTo(db, partner)).token
  await visitor.post(`/submission-rights/${(await letterTo(db, photographer)).token}`, { name: 'Odile Marsh' })
  await visitor.post(`/submission-rights/${yes}`, { name: 'Elin Abrams', ...allows })
  const { version } = (await couple.get(`${path}/${slug}`)).body.data
  const operator = at(process, await demoPerson(process, 'operator'))
  expect((await operator.post(`/admin/submissions/${id}`, { version, answer: 'publish' })).body.data.state).toBe('published')
  return { slug, yes, file_id: sent.body.file.id }
}

async function statusAt({ origin }: Process, path: string): Promise<number> {
  const answer = await fetch(origin + path)
  await answer.body?.cancel()
  return answer.status
}

async function textAt({ origin }: Process, path: string): Promise<string> {
  return (await fetch(origin + path)).text()
}
