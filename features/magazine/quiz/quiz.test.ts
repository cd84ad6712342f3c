// One chance: leaks, lost or doubled writes

import { beforeAll, expect, test } from 'vitest'
import { newWorld, password } from '#tests/world.ts'
import { firstOpen, nextOf, type Quiz, readAnswers, writeAnswers } from './answers.ts'
import { scored } from './scoring.ts'

const world = await newWorld({ has_magazine: true })
const leaning = {
  room: ['courtyard', 'chapel'],
  light: ['leaves'],
  flowers: ['full'],
  table: ['stripes'],
  cake: ['wine'],
  music: ['quartet'],
  'after-midnight': ['bed'],
}
const salty = { ...leaning, room: ['sand'], light: ['water'], table: ['fruit'], cake: ['blue'], 'after-midnight': ['swimming'] }
const found = { result: 'Garden formal', first: 'formal', second: 'garden' }
let quiz: Quiz

beforeAll(async () => {
  quiz = (await world.visitor().get('/content?type=quiz&slug=style-quiz')).body.data.fields
}, 60_000)

// CALL-023 UI-037
test('what the quiz found is kept with the account; taken again it replaces, and can be taken back', async () => {
  const ada = await world.couple()
  const kept = async () => (await ada.get('/users/me')).body.data.wedding_details.style_quiz
  expect(await kept()).toBeNull()
  const { status, body } = await ada.post('/users/me/stylequiz', { answers: leaning })
  expect([status, body.data.wedding_details.style_quiz]).toEqual([200, { answers: leaning, ...found }])
  await ada.post('/users/me/stylequiz', { answers: leaning })
  await ada.post('/users/me/stylequiz', { answers: salty })
  expect(await kept()).toMatchObject({ answers: salty, first: 'coastal' })
  const lines = await world.db
    .selectFrom('wedding_changes')
    .where('user_id', '=', ada.id)
    .where('what', '=', 'user.change')
    .orderBy('id', 'desc')
    .select('act')
    .execute()
  expect(lines).toHaveLength(2)
  expect((await ada.post(`/wedding-changes/${lines[0]!.act}/undo`)).status).toBe(200)
  expect(await kept()).toEqual({ answers: leaning, ...found })
})

// I7
test('the result says of each style how much speaks for it, and which answers do', () => {
  const { name, shares, second } = scored(quiz, leaning)!
  expect([name, second?.result.slug]).toEqual(['Garden formal', 'garden'])
  expect(shares.map(({ result, percent }) => [result.slug, percent])).toEqual([
    ['formal', 57],
    ['garden', 34],
    ['rustic', 3],
    ['coastal', 3],
    ['wild', 3],
  ])
  expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  expect(shares[1]!.because.map(({ label, points }) => [label, points])).toEqual([
    ['A courtyard with lemon trees', 3],
    ['Coming through leaves at noon', 3],
    ['Stripes, a ribbon, my name spelled right', 2],
    ['A small white chapel', 1],
    ['Peonies, packed, slightly too many', 1],
  ])
})

// STATE-022 STATE-003
test.each(['signs in', 'signs up'])('what was found before somebody %s comes along, once, and leads to the result', async (way) => {
  const browser = world.visitor({ origin: 'http://posy.test' })
  const remembered = await browser.post('/stylequiz', { answers: leaning })
  expect([remembered.status, remembered.body.data.result]).toEqual([200, 'Garden formal'])
  const [quizCookie = ''] = remembered.headers.getSetCookie().map((set) => set.split(';')[0]!)
  const known = await world.couple()
  const who = { email: way === 'signs in' ? known.email : 'quizzed@example.com', password }
  const { body } =
    way === 'signs in'
      ? await browser.post('/auth/login', who)
      : await browser.post('/auth/register', { ...who, firstname: 'Grace', lastname: 'Hopper' })
  const cookie = `posy_session=${body.access_token}; ${quizCookie}`
  const answer = await fetch(`${world.origin}/signed-in`, { redirect: 'manual', headers: { cookie } })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/(style-quiz\/result|complete)/)])
  expect(answer.headers.getSetCookie()).toContain('style-quiz=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  const me = await browser.get('/users/me', undefined, { authorization: `Bearer ${body.access_token}` })
  expect(me.body.data.wedding_details.style_quiz).toEqual({ answers: leaning, ...found })
})

test.each([
  ['nothing', {}],
  ['an answer that there is not', { ...leaning, room: ['moon'] }],
  ['more than may be chosen', { ...leaning, cake: ['wine', 'lemon'] }],
  ['one answer twice', { ...leaning, room: ['loft', 'loft'] }],
  ['a question left out', { ...leaning, music: [] }],
  ['names of an object', JSON.parse('{"__proto__":["a"],"constructor":["b"]}')],
])('%s is refused, and nothing is kept of it', async (_, answers) => {
  const ada = await world.couple()
  for (const [client, path] of [[ada, '/users/me/stylequiz'] as const, [world.visitor(), '/stylequiz'] as const]) {
    const { status, headers } = await client.post(path, { answers })
    expect([path, status, headers.getSetCookie()]).toEqual([path, 422, []])
  }
  expect((await ada.get('/users/me')).body.data.wedding_details.style_quiz).toBeNull()
})

test('a cookie that somebody made up is forgotten, and changes nothing', async () => {
  const ada = await world.couple()
  for (const made of ['room.moon', '%00', `${'a.b_'.repeat(900)}c.d`, '__proto__.a_room.loft', '<script>']) {
    const answer = await fetch(`${world.origin}/signed-in`, {
      redirect: 'manual',
      headers: { cookie: `posy_session=${ada.token}; style-quiz=${made}` },
    })
    expect(answer.status).toBe(303)
  }
  expect((await ada.get('/users/me')).body.data.wedding_details.style_quiz).toBeNull()
})

test('answers stand in an address as they were given, and what is none is passed over', () => {
  expect(writeAnswers(leaning)).toBe(
    'room.courtyard.chapel_light.leaves_flowers.full_table.stripes_cake.wine_music.quartet_after-midnight.bed',
  )
  expect(readAnswers(writeAnswers(leaning))).toEqual(leaning)
  expect(readAnswers('room_.a_x._light.leaves_<b>.c')).toEqual({ light: ['leaves'] })
  expect([firstOpen(quiz, { ...leaning, table: [] }), firstOpen(quiz, leaning), nextOf(quiz, 2, leaning)]).toEqual([4, undefined, 3])
})
