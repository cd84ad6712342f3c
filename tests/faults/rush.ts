import { sql } from 'kysely'
import { reading } from './audit.ts'
import type { Product } from './product.ts'
import type { Couple } from './writers.ts'

/** What the guests of a rush met with. */
export interface Met {
  /** Milliseconds of each request. */
  times: number[]
  errors: string[]
}

export function newMet(): Met {
  return { times: [], errors: [] }
}

/** A household each of one guest, all on the list of one event. */
export function inviteAll({ postgres }: Product, couple: Couple, households: number): Promise<void> {
  return reading(postgres.url(), async (db) => {
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

/** Coming, not coming and perhaps, in turn. */
export function statusOf(nth: number): number {
  return [2, 3, 4][nth % 3]!
}

/** A guest opens the page, reads, answers and is thanked; each from a place of their own. */
export async function answerAs(nth: number, { origin }: Product, { times, errors }: Met): Promise<void> {
  const path = `/guests/${inviteOf(nth)}/rsvp`
  const html = await ask(path)
  const field = /name="(status-\d+-\d+)"/.exec(html)?.[1] ?? 'none'
  await ask(path, { form: 'answer', [field]: String(statusOf(nth)) })
  await ask(`/guests/${inviteOf(nth)}?answered=yes`)

  async function ask(path: string, fields?: Record<string, string>): Promise<string> {
    const sent = performance.now()
    const response = await fetch(origin + path, {
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

/** How many guests the couple's list says have each answer. */
export async function countsShown({ get }: Couple): Promise<[number, number][]> {
  const { guest_wedding_event_counts: counts } = (await get('/guests?per_page=1')).body
  return counts
    .filter(({ guests }: { guests: number }) => guests > 0)
    .map(({ status, guests }: { status: number; guests: number }) => [status, guests])
}

/** What that list has to say in the end. */
export function countsOf(households: number): [number, number][] {
  const statuses = Array.from({ length: households }, (_, nth) => statusOf(nth))
  return [2, 3, 4].map((status) => [status, statuses.filter((other) => other === status).length])
}

function inviteOf(nth: number): string {
  return `rush-invite-of-household-${nth}`
}
