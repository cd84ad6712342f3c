// One chance: rights

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('the first operator is appointed by a command, once their address is confirmed, and loses the right by it', async () => {
  const nadia = await world.couple()
  expect((await appoint(nadia.email)).said).toContain('is not confirmed yet')
  await world.db.updateTable('users').set({ email_verified_at: '2026-11-21T12:00:00Z' }).where('id', '=', nadia.id).execute()
  expect((await nadia.get('/admin/people')).status).toBe(403)
  expect(await appoint(nadia.email.toUpperCase())).toMatchObject({ code: 0, said: expect.stringContaining('is an operator now') })
  expect((await nadia.get('/admin/people')).status).toBe(200)
  expect(await appoint(nadia.email, '--off')).toMatchObject({ code: 0 })
  expect((await nadia.get('/admin/people')).status).toBe(403)
})

test('the command says what is wrong with how it was called', async () => {
  expect(await appoint('nobody@example.com')).toMatchObject({ code: 1, said: expect.stringContaining('There is no account') })
  expect(await appoint()).toMatchObject({ code: 1, said: expect.stringContaining('npm run admin -- you@example.com') })
  expect(await appoint('nobody@example.com', '--of')).toMatchObject({ code: 1 })
})

function appoint(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: world.url, POSY_MODE: 'demo' }
  return new Promise((done) => {
    execFile(process.execPath, [join(root, 'scripts/admin.ts'), ...words], { env }, (error, out, err) => {
      done({ code: Number(error?.code ?? 0), said: out + err })
    })
  })
}
