import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reading } from './audit.ts'
import { figures } from './figures.ts'
import { newProduct, type Product } from './product.ts'
import { type Couple, newCouples } from './writers.ts'

const households = Number(process.env['RUSH_HOUSEHOLDS'] || 500)
/** 60 as an evening after the letters went out; by default the peak of it. */
const seconds = Number(process.env['RUSH_SECONDS'] || 30)

let product: Product
let couple: Couple
beforeAll(async () => {
  product = await newProduct({ TRUSTED_PROXIES: '1' })
  couple = (await newCouples(product.origin, 1))[0]!
})
afterAll(() => product.remove())

test('500 households answer within a minute: no error, quick, and the couple’s numbers are right at once', async () => {
  await invite()
  const statuses = Array.from({ length: households }, (_, nth) => [2, 3, 4][nth % 3]!)
  const times: number[] = []
  const errors: string[] = []
  const begun = performance.now()
  await Promise.all(
    statuses.map(async (status, nth) => {
      await sleep((nth * seconds * 1_000) / households)
      await answerAs(nth, status, times, errors)
    }),
  )
  const took = (performance.now() - begun) / 1_000
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
  figures('a rush of answers', {
    households,
    seconds: took.toFixed(0),
    requests: times.length,
    times,
    p95: `${Math.round(p95)} ms`,
    errors: errors.length,
  })
  expect(errors).toEqual([])
  expect(p95).toBeLessThan(500)

  const ended = performance.now()
  const wanted = [2, 3, 4].map((status) => [status, statuses.filter((other) => other === status).length])
  while (JSON.stringify(await shown()) !== JSON.stringify(wanted) && performance.now() - ended < 5_000) await sleep(50)
  expect(await shown()).toEqual(wanted)
})

/** A guest opens the page, reads, answers and is thanked; each from a place of their own. */
async function answerAs(nth: number, status: number, times: number[], errors: string[]): Promise<void> {
  const path = `/guests/${inviteOf(nth)}/rsvp`
  const html = await ask(path)
  const field = /name="(status-\d+-\d+)"/.exec(html)?.[1] ?? 'none'
  await ask(path, { form: 'answer', [field]: String(status) })
  await ask(`/guests/${inviteOf(nth)}?answered=yes`)

  async function ask(path: string, fields?: Record<string, string>): Promise<string> {
    const sent = performance.now()
    const response = await fetch(product.origin + path, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': `10.60.${nth >> 8}.${nth & 255}`, 'sec-fetch-site': 'same-origin' },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    const text = await response.text()
    times.push(performance.now() - sent)
    if (response.status !== (fields ? 303 : 200)) errors.push(`${fields ? 'POST' : 'GET'} ${path}: ${response.status}`)
    return text
  }
}

function inviteOf(nth: number): string {
  return `rush-invite-of-household-${nth}`
}

/** A household each of one guest, all on the list of one event. */
function invite(): Promise<void> {
  return reading(product.postgres.url(), async (db) => {
    const { id: user_id } = await db.selectFrom('users').where('email', '=', couple.email).select('id').executeTakeFirstOrThrow()
    const guests = await db
      .insertInto('guests')
      .values(Array.from({ length: households }, (_, nth) => ({ user_id, firstname: `Guest ${nth}`, invite_id: inviteOf(nth) })))
      .returning('id')
      .execute()
    const rows = guests.map(({ id: guest_id }) => ({ user_id, guest_id, event_id: couple.event, status: 1 }))
    await db.insertInto('guest_answers').values(rows).execute()
    await sql`analyze`.execute(db)
  })
}

async function shown() {
  const { guest_wedding_event_counts: counts } = (await couple.get('/guests?per_page=1')).body
  return counts
    .filter(({ guests }: { guests: number }) => guests > 0)
    .map(({ status, guests }: { status: number; guests: number }) => [status, guests])
}
