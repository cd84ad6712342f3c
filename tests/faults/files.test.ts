import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { reconcile } from '#features/files/uploads/storage/jobs.server.ts'
import { openFolderStore } from '#server/files/folder-store.ts'
import { photo, sumOf } from '#tests/files.ts'
import { reading } from './audit.ts'
import { figures } from './figures.ts'
import { newProduct, type Product } from './product.ts'
import { type Couple, newCouples } from './writers.ts'

const kills = 8

test('8 kills of the product while files are sent and looked at: each is there whole, once, and storage and rows agree', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const [couple] = await newCouples(product.origin, 1)
  const photos = await Promise.all(Array.from({ length: 24 }, (_, nth) => photo(1_500, 1_000 + nth)))
  const sending = Promise.all(
    [0, 1, 2].map((lane) =>
      sendAll(
        product,
        couple!,
        photos.filter((_, nth) => nth % 3 === lane),
      ),
    ),
  )
  let isOver = false
  void sending.finally(() => (isOver = true))
  let done = 0
  for (; done < kills && !isOver; done++) {
    await sleep(300 + Math.random() * 700)
    await product.stop('SIGKILL')
    await product.start()
  }
  const retried = (await sending).reduce((sum, one) => sum + one, 0)

  const store = openFolderStore(join(product.folder, 'files'))
  await reading(product.postgres.url(), async (db) => {
    // What a killed process was about to put there is due within the hour, and unfinished uploads within the day.
    await sql`update file_leftovers set due_at = now()`.execute(db)
    const found = await reconcile({ db, store }, undefined, Date.now() + 86_400_000)
    const { rows } = await sql<{ sum: string; key: string; format: string }>`
      select encode(sha256, 'hex') as sum, key, format from files order by id`.execute(db)
    figures('kills while files arrive', { kills: done, files: rows.length, retried, ...found })
    expect(rows.map(({ sum }) => sum).sort()).toEqual(photos.map(sumOf).sort())
    expect(found).toEqual({ orphans: 0, missing: 0 })
    const places = new Set<string>()
    for await (const { key } of store.list('kept')) places.add(key.slice(0, key.lastIndexOf('/')))
    expect([...places].sort()).toEqual(rows.map(({ key }) => key).sort())
    expect(await Array.fromAsync(store.list('arriving'))).toEqual([])
    const { rows: totals } =
      await sql`select bytes = (select sum(bytes) from files) as "is right", arriving from file_totals where bytes > 0`.execute(db)
    expect(totals).toEqual([{ 'is right': true, arriving: 0 }])
  })
  expect(done).toBe(kills)
  expect(readdirSync(join(product.folder, 'files'))).toEqual(expect.arrayContaining(['kept']))
})

/** Sends one after the other as a browser does, and goes on wherever it was cut; answers how often. */
async function sendAll({ origin }: Product, { token }: Couple, files: Buffer[]): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  let retried = 0
  for (const bytes of files) {
    while (!(await isSent(origin, headers, bytes).catch(() => false))) {
      retried++
      await sleep(100)
    }
  }
  return retried
}

async function isSent(origin: string, headers: Record<string, string>, bytes: Buffer): Promise<boolean> {
  const said = JSON.stringify({ name: `${bytes.length}.jpg`, size: bytes.length, purpose: 'picture', sha256: sumOf(bytes) })
  const asked = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: said }
  const begun = await fetch(`${origin}/api/v1/uploads`, asked)
  if (!begun.ok) return false
  const { id, offset } = (await begun.json()) as { id: number; offset: number }
  for (let at = offset; at < bytes.length; at += 200_000) {
    const piece = new Uint8Array(bytes.subarray(at, at + 200_000))
    const sent = await fetch(`${origin}/api/v1/uploads/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(at) },
      body: piece,
    })
    if (!sent.ok) return false
  }
  const state = async () => ((await (await fetch(`${origin}/api/v1/uploads/${id}`, { headers })).json()) as { state: string }).state
  for (let now = await state(); now !== 'kept'; now = await state()) await sleep(200)
  return true
}
