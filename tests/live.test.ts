// One chance: rights

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { demoAccounts, demoPassword, loadDemo } from '#db/demo.ts'
import { root } from '#db/place.ts'
import { clientAt } from './client.ts'
import { freePort } from './free-port.ts'
import { copyTemplate } from './postgres.ts'
import { soon } from './soon.ts'

const url = await copyTemplate()
const db = openDb(url, { max: 1 })
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
/** Of a proxy that speaks TLS and leaves the port out. */
const publicUrl = 'https://127.0.0.1'
const live = {
  POSY_MODE: '',
  DATABASE_URL: url,
  PUBLIC_URL: publicUrl,
  POSY_SECRET: 'forty random characters for this test only',
  PORT: String(port),
}
const product = spawn(process.execPath, ['dist/main.js'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production', ...live },
  stdio: 'ignore',
})
await ready(product)

afterAll(async () => {
  product.kill('SIGKILL')
  await db.destroy()
})

const june = { email: demoAccounts[0]!.email, password: demoPassword }

test('a kept page is the same the second time, when nothing of it is worked out again, but for who signed in', async () => {
  const visit = async (cookie = '') => {
    const answer = await fetch(origin, { headers: { accept: 'text/html', cookie } })
    const { date: _, 'x-request-id': id, ...headers } = Object.fromEntries(answer.headers)
    return { status: answer.status, headers, body: await answer.text(), id }
  }
  // What is loaded right after the start has pages made anew; one that is made anew says when.
  const [first, second] = await soon(async () => {
    const [{ id, ...made }, { id: other, ...again }] = [await visit(), await visit()]
    expect(again).toEqual(made)
    return [id, other]
  })
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
  const own = await visit('__Host-posy_session=nobody')
  expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store' })
})

test('live has no demo accounts and no window into the outbox', async () => {
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  const visitor = clientAt(origin, { origin: publicUrl })
  expect((await visitor.post('/auth/session', june)).status).toBe(400)
  const outbox = await fetch(`${origin}/dev/mail`)
  expect([outbox.status, await outbox.text()]).toEqual([404, expect.stringContaining('This page could not be found')])
})

test('live cookies belong to this host over https alone, and so does everything else', async () => {
  const visitor = clientAt(origin, { origin: publicUrl })
  const account = { email: 'ada@example.com', password: 'a long enough password', firstname: 'Ada', lastname: 'Byron' }
  const registered = await visitor.post('/auth/register', account)
  const cookies = registered.headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-posy_\w+=.{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/)
  expect((await fetch(origin)).headers.get('strict-transport-security')).toContain('max-age=31536000')

  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  const page = await fetch(`${origin}/change-password`, { headers: { cookie } })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Change your password')])
  const unprefixed = cookie.replaceAll('__Host-', '')
  expect((await visitor.get('/users/me', undefined, { cookie: unprefixed })).status).toBe(401)
})

test('every answer of live keeps to https, to its own kind and out of frames', async () => {
  const paths = ['/', '/sign-in', '/nothing', '/favicon.svg', '/avatars/AB-1.svg', '/avatars/x', '/pictures/x', '/healthz', '/readyz']
  for (const path of [...paths, '/api/v1', '/api/v1/openapi.json', '/api/v1/users/me', '/auth/session']) {
    const { headers } = await fetch(`${origin}${path}`, { redirect: 'manual' })
    expect.soft(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains')
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect.soft(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect.soft(headers.get('referrer-policy'), path).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
    expect.soft(headers.get('cache-control'), path).toBeTruthy()
    expect.soft(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
  }
})

test('live does not start on a database that holds the demo', async () => {
  const demo = await copyTemplate()
  const filled = openDb(demo, { max: 1 })
  await loadDemo(filled, async () => 'not looked at')
  await filled.destroy()
  const refused = spawn(process.execPath, ['dist/main.js'], { cwd: root, env: { ...process.env, ...live, DATABASE_URL: demo, PORT: '0' } })
  const said: string[] = []
  refused.stderr.on('data', (text) => said.push(String(text)))
  const [code] = await once(refused, 'exit')
  expect([code, said.join('').trim()]).toEqual([1, expect.stringMatching(/^This database holds the demo[^\n]*$/)])
})

test('reset-demo refuses to touch a live database', async () => {
  const reset = spawn(process.execPath, [join(root, 'scripts/reset-demo.ts')], { cwd: root, env: { ...process.env, ...live } })
  const said: string[] = []
  reset.stderr.on('data', (text) => said.push(String(text)))
  const [code] = await once(reset, 'exit')
  expect([code, said.join('').trim()]).toEqual([1, expect.stringMatching(/^This is a live database[^\n]*$/)])
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'ada@example.com' }])
})

test('SIGTERM ends it properly, and leaves the database alone', async () => {
  product.kill('SIGTERM')
  const [code] = await once(product, 'exit')
  expect(code).toBe(0)
  expect(await db.selectFrom('users').select('email').execute()).toHaveLength(1)
})

async function ready(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error(`The product ended with ${child.exitCode}`)
}
