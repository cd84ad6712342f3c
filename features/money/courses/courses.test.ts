// One chance: rights

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteFiles } from '#server/site-files.ts'
import { newCourses, secret } from '#tests/courses.ts'
import { newWorld, type Person } from '#tests/world.ts'

const site = openSiteFiles()
let isOn = true
const world = await newWorld({
  site: {
    ...site,
    now: () => {
      const now = site.now()
      return { ...now, site: { ...now.site, features: { ...now.site.features, masterclass: isOn } } }
    },
  },
})
const { db, origin } = world
let free = 0
let sold = 0
let member: Person
let other: Person

beforeAll(async () => {
  ;({ free, sold } = await newCourses(db))
  ;[member, other] = [await world.couple(), await world.couple()]
  await db.updateTable('users').where('id', '=', member.id).set({ is_subscribed: true }).execute()
})
afterAll(() => (isOn = true))

// RULE-056 ENTITY-034 ENTITY-035
test('everybody reads what a course is and the outline of its lessons, and nothing of what is sold', async () => {
  const { status, body } = await world.visitor().get('/courses/first-steps')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ name: 'First steps', content_type: { slug: 'course' }, outcomes: ['Take one step', 'Take another'] })
  expect(body.data.lessons[1]).toMatchObject({
    id: sold,
    name: 'The second step',
    url: '/courses/first-steps/the-second-step',
    content_type: { slug: 'lesson' },
    metas: { lesson_type: 'other' },
    duration: 520,
    is_free: false,
    progress: null,
  })
  const lists = ['/courses', '/courses/first-steps', '/content/list?type=lesson', '/content/list?type=perk', '/content/list?type=course']
  for (const path of lists) expect(JSON.stringify((await world.visitor().get(path)).body)).not.toContain(secret)
})

// RULE-056 GUARD-037
test('a lesson that is sold opens to members and to operators alone, by whatever address', async () => {
  const paths = ['/courses/first-steps/the-second-step', `/content?id=${sold}`, '/content?type=lesson&slug=the-second-step']
  const all = [...paths, '/content?url=/courses/first-steps/the-second-step', '/content?type=perk&slug=a-perk', '/perks', '/paid-documents']
  const operator = await world.couple()
  await db.updateTable('users').where('id', '=', operator.id).set({ is_admin: true }).execute()
  for (const path of all) {
    const answers = await Promise.all([world.visitor().get(path), other.get(path), member.get(path), operator.get(path)])
    expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 401, 402, 200, 200])
    for (const { body } of answers.slice(0, 2)) expect(JSON.stringify(body)).not.toContain(secret)
    expect(answers[2]!.headers.get('cache-control')).not.toContain('public')
  }
  expect((await member.get(paths[0]!)).body.data.piece.tree).toContain(secret)
  expect((await world.visitor().get('/courses/first-steps/no-such-step')).status).toBe(404)
  expect((await member.get('/courses/another/the-second-step')).status).toBe(404)
})

test('a free preview opens to everybody', async () => {
  const { status, body } = await world.visitor().get('/courses/first-steps/the-first-step')
  expect([status, body.data.is_free, body.data.notes]).toEqual([200, true, []])
  expect((await world.visitor().get(`/content?id=${free}`)).status).toBe(200)
})

// RULE-056
test('no word of what is sold is found, nor told around one that is', async () => {
  for (const q of [secret, 'second', 'planted words'])
    for (const path of [`/search?q=${q}`, `/content/list?q=${q}`, `/search?q=${q}&is_typing=true`])
      expect(JSON.stringify((await world.visitor().get(path)).body)).not.toContain(secret)
  expect((await world.visitor().get(`/content/list?q=${secret}`)).body.meta.total).toBe(0)
  expect((await world.visitor().get('/content/list?q=second+step')).body.meta.total).toBe(1)
  for (const path of ['/sitemap.xml', '/sitemaps/lesson-1.xml', '/feeds/guides.xml', '/sitemaps/course-1.xml'])
    expect(await (await fetch(origin + path)).text()).not.toContain('the-second-step')
})

// CALL-088
test('a lesson is marked, once and for all; where its film was stopped is kept beside', async () => {
  const mark = (person: Person, body: object = {}) => person.post(`/users/me/lesson/${sold}`, body)
  expect((await world.visitor().post(`/users/me/lesson/${free}`, {})).status).toBe(401)
  expect((await mark(other)).status).toBe(402)
  expect((await other.post(`/users/me/lesson/${free}`, {})).status).toBe(200)
  expect((await member.post('/users/me/lesson/999999', {})).status).toBe(404)
  expect((await mark(member, { seconds: 192 })).body.data).toMatchObject({ seconds: 192, completed_at: null })
  const done = (await mark(member)).body.data
  expect(done).toMatchObject({ seconds: 192, completed_at: expect.any(String) })
  expect((await mark(member)).body.data.completed_at).toBe(done.completed_at)
  expect((await mark(member, { seconds: 5 })).body.data).toMatchObject({ seconds: 5, completed_at: done.completed_at })
  expect((await mark(member, { is_completed: false })).body.data.completed_at).toBe(null)
  for (const odd of [{ seconds: -1 }, { seconds: 36_001 }, { seconds: 'x' }, { is_completed: 'x' }])
    expect((await mark(member, odd)).status).toBe(422)
  const { lessons } = (await member.get('/courses/first-steps')).body.data
  expect(lessons.map(({ progress }: { progress: unknown }) => progress)).toEqual([null, expect.objectContaining({ seconds: 5 })])
  expect((await other.get('/courses/first-steps')).body.data.lessons[1].progress).toBe(null)
})

test('what somebody writes down stays theirs, and nobody else’s', async () => {
  const write = (person: Person, body: object) => person.post(`/users/me/lesson/${sold}/notes`, body)
  expect((await write(other, { text: 'No' })).status).toBe(402)
  expect((await write(member, { text: '  ' })).body.errors).toEqual({ text: ['Please write something down.'] })
  const note = (await write(member, { seconds: 64, text: 'Same side of the table.' })).body.data
  const path = `/users/me/lesson-notes/${note.id}`
  expect((await member.put(path, { text: 'The other side.' })).body.data).toMatchObject({ seconds: 64, text: 'The other side.' })
  for (const { status } of [await other.put(path, { text: 'Mine' }), await other.delete(path)]) expect(status).toBe(404)
  const lesson = '/courses/first-steps/the-second-step'
  expect((await member.get(lesson)).body.data.notes).toMatchObject([{ id: note.id, text: 'The other side.' }])
  expect((await member.delete(path)).body.data.text).toBe('The other side.')
  expect((await member.get(lesson)).body.data.notes).toEqual([])
})

test('a checklist takes no task out of what is sold', async () => {
  const { findOffered } = await import('#features/planning/checklist/taking/rows.server.ts')
  expect(await findOffered(db, { id: sold, nth: 0 })).toBe(undefined)
})

// GUARD-038 GUARD-040
test('where courses are switched off there are none', async () => {
  isOn = false
  const paths = ['/courses', '/courses/first-steps', '/courses/first-steps/the-second-step', '/paid-documents', '/perks']
  for (const path of paths) expect([path, (await member.get(path)).status]).toEqual([path, 404])
  expect((await member.post(`/users/me/lesson/${sold}`, {})).status).toBe(404)
  expect((await member.get(`/content?id=${sold}`)).status).toBe(404)
  expect((await member.get('/content/list?q=second+step')).body.data).toEqual([])
  expect((await member.get('/search?q=second+step')).body.data).toEqual([])
  isOn = true
})
