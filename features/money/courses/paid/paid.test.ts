// One chance: rights

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { signedPaths } from '#server/files/signed-paths.ts'
import { paidFile } from '#tests/authz/plant-courses.ts'
import { newCourses } from '#tests/courses.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db, origin } = world
const path = `/internal/paid-documents/${paidFile}`
const whole = readFileSync(join(root, 'content/paid', paidFile))
let member: Person
let other: Person

beforeAll(async () => {
  await newCourses(db)
  ;[member, other] = [await world.couple(), await world.couple()]
  await db.updateTable('users').where('id', '=', member.id).set({ is_subscribed: true }).execute()
})

// ROUTE-124 GUARD-041 ERR-020
test('a document opens to members; others read why not, and a visitor is led to the sign-in', async () => {
  expect((await ask(path, member)).status).toBe(200)
  const refused = await ask(path, other)
  expect([refused.status, await refused.json()]).toEqual([402, { message: 'You dont have permission to see this document' }])
  const turned = await ask(path, undefined, { accept: 'text/html' })
  expect([turned.status, turned.headers.get('refresh')]).toEqual([401, `0; url=/sign-in?redirect-to=${encodeURIComponent(path)}`])
  expect((await ask('/internal/paid-documents', member)).status).toBe(404)
})

test('an address that was signed opens without a session, for as long as it counts and its member is one', async () => {
  const { url } = (await member.get('/paid-documents')).body.data[0]
  expect(url).toMatch(new RegExp(`^${path}\\?expires=\\d+&for=${member.id}&sig=`))
  expect(await bytesOf(await ask(url))).toEqual(whole)
  for (const bent of [
    url.replace(/for=\d+/, `for=${other.id}`),
    url.replace(/expires=\d+/, 'expires=99999999999'),
    `${url}x`,
    url.replace(/sig=./, 'sig=-'),
  ])
    expect([bent, (await ask(bent)).status]).toEqual([bent, 401])
  const signed = signedPaths('a secret for tests only')
  const old = signed.of(path, member.id, Date.now() - 2 * 3_600_000)
  expect((await ask(old)).status).toBe(401)
  expect((await ask(signed.of(path, 'everybody'))).status).toBe(401)
  await db.updateTable('users').where('id', '=', member.id).set({ is_subscribed: false }).execute()
  expect((await ask(url)).status).toBe(401)
  await db.updateTable('users').where('id', '=', member.id).set({ is_subscribed: true }).execute()
})

test('a part is given out as a player asks for it', async () => {
  const part = async (range: string, more: Record<string, string> = {}) => {
    const answer = await ask(path, member, { range, ...more })
    return [answer.status, answer.headers.get('content-range'), (await bytesOf(answer)).length]
  }
  const { length } = whole
  expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${length}`, 10])
  expect(await part(`bytes=${length - 5}-`)).toEqual([206, `bytes ${length - 5}-${length - 1}/${length}`, 5])
  expect(await part('bytes=-5')).toEqual([206, `bytes ${length - 5}-${length - 1}/${length}`, 5])
  expect(await part(`bytes=0-${length * 2}`)).toEqual([206, `bytes 0-${length - 1}/${length}`, length])
  for (const outside of [`bytes=${length}-`, 'bytes=-0', 'bytes=99999999999999-'])
    expect(await part(outside)).toEqual([416, `bytes */${length}`, 0])
  for (const odd of ['bytes=5-2', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,4-5', 'bytes=-'])
    expect(await part(odd)).toEqual([200, null, length])
  expect(await part('bytes=0-9', { 'if-range': '"another"' })).toEqual([200, null, length])
  const { headers } = await ask(path, member)
  expect((await ask(path, member, { 'if-none-match': headers.get('etag')! })).status).toBe(304)
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${paidFile}"`)
})

test('only files of lessons are there, whatever a path says', async () => {
  const paths = ['..%2fcommon-passwords.txt', '%2e%2e/common-passwords.txt', 'nothing.csv', `${paidFile}%00`, 'x.md', '', '%ff']
  for (const name of paths) expect([name, (await ask(`/internal/paid-documents/${name}`, member)).status]).toEqual([name, 404])
})

function ask(path: string, person?: Person, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(origin + path, { headers: { ...headers, ...(person && { authorization: `Bearer ${person.token}` }) } })
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}
