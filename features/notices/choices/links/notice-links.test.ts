// One chance: rights

import { expect, test } from 'vitest'
import { inTransaction } from '#db/db.ts'
import { tellNotifications } from '#features/notices/panel/jobs.server.ts'
import type { NotificationKind } from '#features/notices/panel/kinds.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { pressed } from '#tests/one-click.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const site = await wholeSite(world)
const task = tellNotifications({ db, public_url: 'http://posy.test' })

test('one press in the mail program, and no more letters of that kind come, until they are wanted again', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const link = await leaveLink(ada, 'item_assigned')
  expect(link).toMatch(/^http:\/\/posy\.test\/notices\/[\w-]{43}$/)
  const { pathname } = new URL(link!)
  expect((await site.get(pathname)).html).toContain('Somebody gives you a task')

  const press = await pressed(site, pathname)
  expect([press.status, press.html, press.location, press.cookies]).toEqual([200, '', null, []])
  expect((await pressed(site, pathname, 'multipart')).status).toBe(200)
  const left = await site.get(pathname)
  expect([left.status, left.html]).toEqual([200, expect.stringContaining('No more of those letters.')])
  expect(await leaveLink(ada, 'item_assigned')).toBeUndefined()
  expect(await leaveLink(ada, 'posse_accepted')).toBeDefined()
  expect(await leaveLink(bob, 'item_assigned')).toBeDefined()

  expect((await site.send(pathname, undefined, { form: 'back' })).location).toBe(pathname)
  expect((await site.get(pathname)).html).toContain('No more letters like that one?')
  expect(await leaveLink(ada, 'item_assigned')).toBeDefined()
  expect((await site.send(pathname, undefined, {})).location).toBe(pathname)
  expect(await leaveLink(ada, 'item_assigned')).toBeUndefined()
})

test('what always comes can’t be stopped, and looking at a link stops nothing', async () => {
  const ada = await world.couple()
  expect(await leaveLink(ada, 'posse_invite')).toBeNull()
  const { pathname } = new URL((await leaveLink(ada, 'item_assigned'))!)
  for (let times = 0; times < 2; times++) await site.get(pathname)
  expect(await leaveLink(ada, 'item_assigned')).toBeDefined()
})

test('a link that nobody was sent opens nothing, and any other post from outside is refused', async () => {
  const ada = await world.couple()
  const { pathname } = new URL((await leaveLink(ada, 'item_assigned'))!)
  const madeUp = `/notices/${'a'.repeat(43)}`
  expect([(await site.get(madeUp)).status, (await pressed(site, madeUp)).status]).toEqual([404, 404])
  const posts: Record<string, string>[] = [{}, { 'List-Unsubscribe': 'Two-Clicks' }, { form: 'back' }]
  for (const fields of posts) expect((await site.sendFrom('https://evil.example', pathname, fields)).status).toBe(403)
  expect(await leaveLink(ada, 'item_assigned')).toBeDefined()
})

/** Where the letter about this leads who wants no more; null where it doesn't, undefined where no letter came. */
async function leaveLink({ id: user_id }: Person, kind: NotificationKind): Promise<string | null | undefined> {
  await db.deleteFrom('mails').where('user_id', '=', user_id).execute()
  await inTransaction(db, (db) => tellOf(db, { user_ids: [user_id], kind, params: { user: { id: 1, firstname: 'Theo' }, name: 'Cake' } }))
  await task({ user_id, is_gathered: false }, new AbortController().signal)
  const mail = await db.selectFrom('mails').where('user_id', '=', user_id).select(['leave_url', 'text', 'html']).executeTakeFirst()
  if (mail?.leave_url) expect([mail.text.includes(mail.leave_url), mail.html.includes(mail.leave_url)]).toEqual([true, true])
  return mail?.leave_url
}
