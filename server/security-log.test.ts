// One chance: rights

import { expect, test } from 'vitest'
import { newWorld, password } from '#tests/world.ts'
import { createApp } from '#app/app.ts'
import { openLog } from './log.ts'

const world = await newWorld()
const lines: string[] = []
const log = openLog('info', { write: (line) => void lines.push(line) })
const app = createApp({ db: world.db, log, settings: { mode: 'live', public_url: 'http://posy.test', secret: 'a secret for tests only' } })

test('the log tells who came in, who was turned away and what opened an account, by their ids alone', async () => {
  const { email, id } = await world.couple()
  const [eve, guest] = [await world.couple(), (await (await world.couple()).post('/guests', { firstname: 'Zuleika' })).body.data]
  await post('/auth/login', { email, password: 'not the password' })
  await post('/auth/login', { email: 'nobody@example.com', password })
  const { access_token } = (await (await post('/auth/login', { email, password })).json()) as { access_token: string }
  await post('/auth/change-password', { current_password: 'wrong', password: 'another long password' }, access_token)
  await post('/auth/change-password', { current_password: password, password: 'another long password' }, access_token)
  await post('/auth/forgot-password', { email })
  await post('/auth/logout', undefined, access_token)
  expect(told().map(({ event, account }) => [event, account])).toEqual([
    ['sign-in refused', id],
    ['sign-in refused', undefined],
    ['signed in', id],
    ['password change refused', id],
    ['password changed', id],
    ['password reset asked', id],
    ['signed out', id],
  ])

  lines.length = 0
  await send(new Request(`http://posy.test/api/v1/guests/${guest.id}`, { headers: { authorization: `Bearer ${eve.token}` } }))
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ msg: 'request', user: eve.id, status: 404, path: `/api/v1/guests/${guest.id}` })
})

test('no line holds an address, a password or a token', async () => {
  const { email, token } = await world.couple()
  lines.length = 0
  await post('/auth/login', { email, password })
  await post('/auth/logout', undefined, token)
  expect(lines.length).toBeGreaterThan(3)
  for (const secret of [email, password, token, 'Bearer']) expect(lines.join()).not.toContain(secret)
})

function told() {
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'security')
}

function post(path: string, body?: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return send(new Request(`http://posy.test/api/v1${path}`, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) }))
}

function send(request: Request): Promise<Response> {
  return app.fetch(request, { address: '10.9.9.9' })
}
