// One chance: writes

import { expect, test } from 'vitest'
import { pressed } from '#tests/one-click.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const site = await wholeSite(world)

test('a mail program takes its reader off the newsletter with one press, and opening the page does not', async () => {
  await world.visitor().post('/i', { email: 'ada@example.com', event: 'newsletter' })
  const { leave_url } = await db
    .selectFrom('mails')
    .where('to_address', '=', 'ada@example.com')
    .select('leave_url')
    .executeTakeFirstOrThrow()
  const path = new URL(leave_url!).pathname
  expect(path).toMatch(/^\/newsletter\/[\w-]{43}\/leave$/)
  await world.visitor().post(path.replace('/leave', ''))
  for (let times = 0; times < 2; times++) expect((await site.get(path)).status).toBe(200)
  expect(await hasLeft()).toBe(false)
  expect((await site.sendFrom('https://evil.example', path, {})).status).toBe(403)
  expect(await hasLeft()).toBe(false)
  for (const form of ['plain', 'multipart'] as const) {
    const { status, html, cookies } = await pressed(site, path, form)
    expect([status, html, cookies]).toEqual([200, '', []])
    expect(await hasLeft()).toBe(true)
  }
  expect((await pressed(site, `/newsletter/${'a'.repeat(43)}/leave`)).status).toBe(404)
  expect((await site.ask(path, undefined, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(
    415,
  )
  expect((await site.ask(path, undefined, { method: 'POST', body: new URLSearchParams({ a: 'b'.repeat(5_000) }) })).status).toBe(413)
})

async function hasLeft(): Promise<boolean> {
  const { left_at } = await db.selectFrom('newsletter_subscribers').select('left_at').executeTakeFirstOrThrow()
  return left_at !== null
}
