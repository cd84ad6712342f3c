// One chance: rights

import { afterAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { createApp } from '#app/app.ts'
import { listen } from '#server/listen.ts'
import { openLog } from '#server/log.ts'
import { openPages } from '#server/pages.ts'
import { operator } from '#tests/acting.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const publicUrl = 'http://posy.test'
const pages = await openPages(root, { dev: false })
const settings = { mode: 'demo', public_url: publicUrl, secret: 'a secret for tests only' } as const
const app = createApp({ db, log: openLog('silent'), settings, pages })
const { server, port } = await listen({ host: '127.0.0.1', port: 0, proxies: 0, answer: app.fetch })

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await pages.close()
})

// STATE-015 STATE-016 UI-008
test('an operator starts and stops by the forms of the pages, whose cookies lead there and back', async () => {
  const [admin, june] = [await operator(world), await world.couple()]
  await june.post('/guests', { firstname: 'Grace' })
  const own = `posy_session=${admin.token}`
  const people = await get(`/admin/people?search=${june.email}`, own)
  expect(people.html).toContain(`name="id" value="${june.id}"`)
  expect([people.html.includes('data-impersonating'), people.html.includes('is acting as')]).toEqual([false, false])

  const started = await post(`/admin/people?search=${june.email}`, own, { form: 'impersonate', id: String(june.id), is_vendor: 'no' })
  expect([started.status, started.location]).toEqual([303, '/dashboard'])
  const acting = [own, ...started.cookies].join('; ')
  for (const path of ['/dashboard', '/tools/guest-list', '/', '/sign-out', '/change-password', '/no/such/page', '/complete/guest-list/1']) {
    const { status, html } = await get(path, acting)
    if (status === 307) continue
    expect([path, html.includes('data-impersonating="true"')]).toEqual([path, true])
    expect(html.replace(/<!-- -->/g, '')).toMatch(/<b>Nadia Rahman<\/b> is acting as <b>Ada Couple \d+<\/b>/)
    expect(html.match(/Stop Impersonating/g)?.length).toBeGreaterThan(0)
  }
  expect((await get('/tools/guest-list', acting)).html).toContain('Grace')
  expect([(await get('/tools/guest-list', acting)).whose, (await get('/tools/guest-list', `posy_session=${june.token}`)).whose]).toEqual([
    'another',
    `${june.id} keep`,
  ])
  expect((await get('/admin/people', acting)).location).toBe('/')

  const stopped = await post('/admin/people', acting, { form: 'stop' })
  expect([stopped.status, stopped.location]).toEqual([303, `/admin/people?search=${june.email}`])
  expect(stopped.cookies).toEqual(['posy_impersonation=', 'posy_return='])
  expect((await get('/tools/guest-list', own)).html).not.toContain('Grace')
})

test('a page that is asked for after the hour is asked for again, as oneself', async () => {
  const [admin, june] = [await operator(world), await world.couple()]
  const own = `posy_session=${admin.token}`
  const started = await post('/admin/people', own, { form: 'impersonate', id: String(june.id) })
  await db.updateTable('impersonations').set({ ends_at: new Date().toISOString() }).where('admin_id', '=', admin.id).execute()
  const acting = [own, ...started.cookies].join('; ')
  const late = await get('/tools/guest-list?page=2', acting)
  expect([late.status, late.location, late.cookies]).toEqual([303, '/tools/guest-list?page=2', ['posy_impersonation=', 'posy_return=']])
  const form = await post('/dashboard/events', acting, { name: 'Forged', taxonomy_event_id: '1' })
  expect([form.status, form.cookies]).toEqual([303, ['posy_impersonation=', 'posy_return=']])
  expect((await admin.get('/guest_wedding_events/all')).body.data).toEqual([])
})

test('who may not be impersonated is not, and the page says so', async () => {
  const [admin, other] = [await operator(world), await operator(world)]
  const { status, html, cookies } = await post('/admin/people', `posy_session=${admin.token}`, {
    form: 'impersonate',
    id: String(other.id),
  })
  expect([status, cookies]).toEqual([403, []])
  expect(html).toContain('Admins can’t be impersonated.')
  const june = await world.couple()
  const refused = await post('/admin/people', `posy_session=${june.token}`, { form: 'impersonate', id: String(admin.id) })
  expect([refused.status, refused.location]).toEqual([303, '/'])
})

function get(path: string, cookie: string) {
  return answered(fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie }, redirect: 'manual' }))
}

function post(path: string, cookie: string, fields: Record<string, string>) {
  const headers = { cookie, origin: publicUrl, 'sec-fetch-site': 'same-origin' }
  return answered(
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, redirect: 'manual', body: new URLSearchParams(fields) }),
  )
}

async function answered(asked: Promise<Response>) {
  const answer = await asked
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]!)
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    whose: answer.headers.get('x-posy-whose'),
    cookies,
    html: await answer.text(),
  }
}
