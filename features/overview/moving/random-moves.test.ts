// One chance: writes, money

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { preview, wholeWedding } from '#tests/moving.ts'
import { newWorld } from '#tests/world.ts'
import type { Preview } from './contract.ts'

const world = await newWorld()
const weddings = 200

// B9
test('of two hundred weddings at random every day moved or stayed as the preview said and as counting says, and an undo brings all back', {
  timeout: 300_000,
}, async () => {
  for (let nth = 0; nth < weddings; nth += 4) await Promise.all([0, 1, 2, 3].map((more) => oneWedding(nth + more)))
})

async function oneWedding(seed: number): Promise<void> {
  const draw = drawFrom(seed)
  const ada = await world.couple()
  const made = await plant(ada.id, draw)
  const before = await wholeWedding(world, ada)
  const date = draw(6) === 0 ? null : plus(made.day, (draw(2) ? 1 : -1) * (1 + draw(500)))
  const payments = made.payments.filter(({ rule }) => rule === 'fixed' && draw(2)).map(({ id }) => id)
  const tasks = made.tasks.filter(({ rule }) => rule === 'hand' && draw(2)).map(({ id }) => id)
  const wishes = { date, payments, tasks, answers: draw(2) ? 'keep' : 'ask_again' }
  const path = `/guest_wedding_events/${made.main}/move`
  const seen = (await ada.get(preview(path, { date, answers: wishes.answers }))).body.data as Preview
  expect(await wholeWedding(world, ada)).toEqual(before)
  const moved = await ada.post(path, { ...wishes, basis: seen.basis })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const told = moved.body.data as Preview
  const said = new Map((told.payments ?? []).map(({ id, to }) => [id, to]))
  const saidTasks = new Map(told.tasks.map(({ id, to }) => [id, to]))
  const saidEvents = new Map([seen.event, ...seen.events].map(({ id, to }) => [id, to]))

  const by = date === null ? null : daysTo(made.day, date)
  for (const event of made.events) {
    const hangs = Math.abs(daysTo(made.day, event.date)) <= 14
    const wanted = !hangs ? event.date : by === null ? null : plus(event.date, by)
    expect([await dayOf('guest_wedding_events', event.id), saidEvents.get(event.id)], `event of ${seed}`).toEqual([wanted, wanted])
  }
  for (const { id, rule, due, days } of made.payments) {
    const wanted = rule === 'wedding' ? date && plus(date, days) : payments.includes(id) && by !== null ? plus(due, by) : due
    expect([await dayOf('user_transactions', id), rule === 'paid' ? wanted : said.get(id)], `${rule} of ${seed}`).toEqual([wanted, wanted])
  }
  for (const { id, rule, due, months } of made.tasks) {
    const wanted =
      rule === 'plan' ? date && back(date, months) : rule === 'vendor' || tasks.includes(id) ? (by === null ? due : plus(due, by)) : due
    expect([await dayOf('user_checklist_items', id), rule === 'done' ? wanted : saidTasks.get(id)], `${rule} of ${seed}`).toEqual([
      wanted,
      wanted,
    ])
  }
  for (const { id, to, along } of [...(told.payments ?? []), ...told.tasks].filter(
    ({ from, to, rule }) => (rule === 'fixed' || rule === 'hand') && from !== to,
  )) {
    const before = [...(seen.payments ?? []), ...seen.tasks].filter((one) => one.id === id && one.along === along)
    expect(
      before.map((one) => one.along),
      `${id} of ${seed}`,
    ).toContain(to)
  }
  expect((await ada.post(`/wedding-changes/${moved.body.undo}/undo`)).body.data.kept).toEqual([])
  expect(await wholeWedding(world, ada), `undone ${seed}`).toEqual(before)
}

/** A wedding far enough away that a plan is never drawn together. */
async function plant(user_id: number, draw: (n: number) => number) {
  const { db } = world
  const day = plus('2090-01-01', draw(2_000))
  const add = async (table: 'guest_wedding_events' | 'user_checklist_items' | 'user_transactions' | 'budget_items', values: object) =>
    (
      await db
        .insertInto(table)
        .values({ user_id, ...values } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const main = await add('guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding', date: day, reply_by: plus(day, -40) })
  const events = []
  for (let nth = 2; nth < 2 + draw(5); nth++) {
    const date = plus(day, draw(81) - 40)
    events.push({ date, id: await add('guest_wedding_events', { taxonomy_event_id: nth, name: `Event ${nth}`, date }) })
  }
  const payments = []
  for (let nth = 0; nth < draw(7); nth++) {
    const [rule] = [['fixed', 'fixed', 'paid'][draw(3)] ?? 'fixed']
    const due = plus(day, draw(400) - 380)
    const paid_at = rule === 'paid' ? '2026-01-10T09:00:00Z' : null
    payments.push({
      rule,
      due,
      days: 0,
      id: await add('user_transactions', { name: `Payment ${nth}`, amount: draw(900_000), due_date: due, paid_at }),
    })
  }
  const days = draw(200) - 190
  const item_id = await add('budget_items', { name: 'The place', actual: 500_000 })
  const rest = { item_id, name: 'Rest', share: 'rest', due_from: 'wedding', due_days: days }
  payments.push({ rule: 'wedding', due: plus(day, days), days, id: await add('user_transactions', rest) })
  const tasks = []
  for (let nth = 0; nth < draw(12); nth++) {
    const rule = ['plan', 'hand', 'vendor', 'done'][draw(4)] ?? 'plan'
    const months = draw(12)
    const due = rule === 'plan' ? back(day, months) : plus(day, draw(300) - 290)
    const values = {
      guest_wedding_event_id: main,
      title: `Task ${nth}`,
      due_date: due,
      planned_for: day,
      months_before: rule === 'plan' ? months : null,
      template: rule === 'vendor' ? `vendor-${nth}-menu` : '',
      completed_at: rule === 'done' ? '2026-01-10T09:00:00Z' : null,
    }
    tasks.push({ rule, due, months, id: await add('user_checklist_items', values) })
  }
  for (let nth = 0; nth < draw(5); nth++) {
    const { id: guest_id } = await db
      .insertInto('guests')
      .values({ user_id, firstname: `Guest ${nth}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('guest_answers')
      .values({ user_id, guest_id, event_id: main, status: draw(5) })
      .execute()
  }
  return { main, day, events, payments, tasks }
}

async function dayOf(table: 'guest_wedding_events' | 'user_transactions' | 'user_checklist_items', id: number): Promise<string | null> {
  const column = table === 'guest_wedding_events' ? 'date' : 'due_date'
  const { rows } = await sql<{ day: string | null }>`select ${sql.ref(column)} as day from ${sql.table(table)} where id = ${id}`.execute(
    world.db,
  )
  return rows[0]?.day ?? null
}

function plus(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function daysTo(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** The same day of an earlier month, or its last. */
function back(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T12:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  const month = date.toISOString().slice(0, 7)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`
}

/** The same numbers for the same seed, from nought to below n. */
function drawFrom(seed: number): (n: number) => number {
  let state = (seed + 1) * 2_654_435_761
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) % n
  }
}
