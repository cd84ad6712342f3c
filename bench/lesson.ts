import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { anyOf, tokenOf, weddings } from './data.ts'
import { withDb } from './database.ts'
import { medianOf, ratioOf, rotated, told } from './rounds.ts'
import { elementsIn, plainBytesOf } from './ssr.ts'
import { launch, launchProduct } from './target.ts'

const lesson = '/courses/the-day-hour-by-hour/begin-at-the-sun-and-walk-back'
const members = { from: 1, couples: 400, guests: 0, events: 0 }

/** A lesson's page with its film, words and notes, made anew for each member, beside React rendering its elements. */
export async function benchLesson(bench: Bench): Promise<Finding[]> {
  const database = await bench.database.open('usual', Object.values(weddings))
  await withDb(database, (db) => sql`update users set is_subscribed = true where id <= ${members.couples}`.execute(db))
  const product = await launchProduct(database)
  const folder = mkdtempSync(join(tmpdir(), 'posy-bench-'))
  const file = join(folder, 'lesson')
  const body = await plainBytesOf(product.origin + lesson, headersOf(1))
  writeFileSync(file, body)
  const floor = await launch({ file: 'bench/floors/page.ts', env: { WORK: 'rendered', BODY: file }, path: '/' })
  try {
    // A member's page, whole: with the film that is sold, and what is theirs.
    assert.match(body.toString(), /<video/)
    const [bare, whole] = [elementsIn(await plainBytesOf(floor.origin, {})), elementsIn(body)]
    for (const [nth, one] of whole.entries()) assert.deepEqual(bare[nth], one)
    assert.equal(bare.length, whole.length)
    const runs = {
      floor: { ...floor, next: () => ({ path: '/', headers: headersOf(1) }) },
      product: { ...product, next: () => ({ path: lesson, headers: headersOf(anyOf(members)) }) },
      call: { ...product, next: () => ({ path: `/api/v1${lesson}`, headers: headersOf(anyOf(members)) }) },
    }
    const rounds = await rotated(runs, { ...bench, postgres: bench.database.pid, connections: 16 })
    const both = { floor: told(rounds.floor), product: told(rounds.product) }
    const parts = (who: keyof typeof rounds) =>
      `${medianOf(rounds[who], 'app').toFixed(2)} + ${medianOf(rounds[who], 'postgres').toFixed(2)} ms`
    return [
      {
        what: 'A lesson for a member, CPU beside renderToString of its elements',
        ...both,
        value: ratioOf(rounds.product, rounds.floor),
        unit: 'x',
        goal: goalOf('lesson', 'rendered'),
      },
      {
        what: 'the same, Node + PostgreSQL; Node alone beside the floor',
        floor: parts('floor'),
        product: parts('product'),
        value: ratioOf(rounds.product, rounds.floor, 'app'),
        unit: 'x',
      },
      {
        what: 'the call alone by which the page is filled, Node + PostgreSQL; beside that floor',
        floor: parts('floor'),
        product: parts('call'),
        value: ratioOf(rounds.call, rounds.floor),
        unit: 'x',
      },
    ]
  } finally {
    await Promise.all([product.stop(), floor.stop()])
    rmSync(folder, { recursive: true })
    await withDb(database, (db) => sql`update users set is_subscribed = false where id <= ${members.couples}`.execute(db))
  }
}

function headersOf(couple: number): Record<string, string> {
  return { cookie: `posy_session=${tokenOf(couple)}`, accept: 'text/html', 'x-forwarded-for': `10.9.${couple >> 8}.${couple & 255}` }
}
