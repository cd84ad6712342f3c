import { expect, test } from 'vitest'
import { openGate, publicUrl } from '#tests/hostile/gate.ts'
import { newWorld, password, type Person } from '#tests/world.ts'

const world = await newWorld()
const gate = await openGate(world.db)

// UI-093 UI-094
test('vendors have a bell in the header, couples the same in their account menu, and visitors neither', async () => {
  const [couple, vendor] = [await world.couple(), await world.couple()]
  const first_steps_at = new Date().toISOString()
  await world.db.updateTable('users').set({ is_vendor: true, first_steps_at }).where('id', '=', vendor.id).execute()
  await world.db.updateTable('users').set({ first_steps_at }).where('id', '=', couple.id).execute()
  const bell = /<a(?=[^>]*class="header-button")(?=[^>]*aria-label="Notifications")(?=[^>]*href="([^"]*)")[^>]*>/
  const entry = /<ul class="account-entries">.*<a[^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?Notifications/s

  const theirs = await pageOf(couple, '/dashboard')
  expect([bell.exec(theirs), entry.exec(theirs)?.[1]]).toEqual([null, '/dashboard?notifications=open'])
  const business = await pageOf(vendor, '/vendor/dashboard')
  expect([bell.exec(business)?.[1], entry.exec(business)]).toEqual(['/vendor/dashboard?notifications=open', null])
  expect(bell.exec(await pageOf(vendor, '/tools'))?.[1]).toBe('/vendor/dashboard?notifications=open')
  expect(entry.exec(await pageOf(couple, '/tools'))?.[1]).toBe('/dashboard?notifications=open')
  expect(await pageOf(undefined, '/tools')).not.toContain('notifications=open')
})

async function pageOf(person: Person | undefined, path: string): Promise<string> {
  const cookie = person ? await cookieOf(person) : ''
  const page = await fetch(`${gate.origin}${path}`, { headers: { cookie } })
  expect([path, page.status]).toEqual([path, 200])
  return page.text()
}

async function cookieOf({ email }: Person): Promise<string> {
  const signedIn = await fetch(`${gate.origin}/auth/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify({ email, password }),
  })
  return signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
