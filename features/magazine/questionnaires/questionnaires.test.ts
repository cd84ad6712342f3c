// One chance: leaks, lost or doubled writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purge } from '#server/purge.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const path = '/questionnaires/what-matters-most/answers'
const [first, keep, heads, money, worry] = [
  { remembered: 'calm', best_wedding: 'Two rooms,\nand a dog.' },
  { keep: ['food', 'guests'], lose: [] },
  { heads: '62', fewest: '', children: '', must: '' },
  { total: '24000', over: 'cut', help: '', later: '' },
  { worries: [], one_thing: '' },
]

// ENTITY-011
test('answers are kept step by step, are there for who comes back, and the last one ends it', async () => {
  const ada = await world.couple()
  expect((await ada.get(path)).body.data).toEqual({ answers: {}, done_at: null, open: 1 })
  for (const [place, answers] of [first, keep, heads, money].entries()) {
    const { status, body } = await ada.put(path, { step: place + 1, answers })
    expect([status, body.data.done_at]).toEqual([200, null])
  }
  expect((await ada.get(path)).body.data).toMatchObject({ answers: { ...first, ...keep, heads: '62', total: '24000' }, open: null })
  const last = await ada.put(path, { step: 5, answers: worry })
  expect(last.body.data).toMatchObject({ done_at: expect.any(String), open: null })
  expect((await ada.put(path, { step: 1, answers: { remembered: 'food' } })).body.data).toMatchObject({
    answers: { remembered: 'food', keep: ['food', 'guests'] },
    done_at: last.body.data.done_at,
  })
})

test('who is still writing is kept as it stands; a step that is sent off must be right', async () => {
  const ada = await world.couple()
  const draft = await ada.put(path, { step: 2, answers: { keep: ['food', 'music', 'photos', 'flowers'] }, is_draft: true })
  expect([draft.status, draft.body.data.answers.keep, draft.body.data.done_at]).toEqual([200, ['food', 'music', 'photos', 'flowers'], null])
  const refused = [
    await ada.put(path, { step: 2, answers: { keep: ['food', 'music', 'photos', 'flowers'] } }),
    await ada.put(path, { step: 1, answers: {} }),
    await ada.put(path, { step: 3, answers: { heads: 'many' } }),
    await ada.put(path, { step: 1, answers: { remembered: 'moon' } }),
    await ada.put(path, { step: 1, answers: { remembered: 'calm', best_wedding: 'a'.repeat(601) } }),
    await ada.put(path, { step: 9, answers: {} }),
  ]
  expect(refused.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
    [422, ['keep']],
    [422, ['remembered']],
    [422, ['heads']],
    [422, ['remembered']],
    [422, ['best_wedding']],
    [422, ['step']],
  ])
})

test('a visitor’s answers are with their browser, nobody else’s, and come along when they sign in; the later of two counts', async () => {
  const browser = world.visitor()
  const saved = await browser.put(path, { step: 1, answers: first })
  const [given = ''] = saved.headers.getSetCookie()
  expect(given).toMatch(/^posy_answers=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000/)
  const cookie = given.split(';')[0]!
  expect((await browser.get(path, undefined, { cookie })).body.data.answers).toEqual(first)
  for (const stranger of [browser, world.visitor({ cookie: 'posy_answers=made-up' })])
    expect((await stranger.get(path)).body.data.answers).toEqual({})
  expect((await browser.put(path, { step: 2, answers: keep }, { cookie })).headers.getSetCookie()).toEqual([])

  const ada = await world.couple()
  await ada.put(path, { step: 3, answers: heads })
  await sql`update questionnaire_answers set updated_at = now() - interval '1 day', answers = answers || '{"keep": ["away"]}' where user_id = ${ada.id}`.execute(
    world.db,
  )
  const arrived = await fetch(`${world.origin}/signed-in`, {
    redirect: 'manual',
    headers: { cookie: `posy_session=${ada.token}; ${cookie}` },
  })
  expect(arrived.headers.getSetCookie().join()).toContain('posy_answers=; ')
  expect((await ada.get(path)).body.data.answers).toMatchObject({ ...first, keep: ['food', 'guests'], heads: '62' })
  expect((await browser.get(path, undefined, { cookie })).body.data.answers).toEqual({})
})

test('answers are forgotten when somebody says so, and a visitor’s after 30 days', async () => {
  const ada = await world.couple()
  await ada.put(path, { step: 1, answers: first })
  await world.visitor().put(path, { step: 1, answers: first })
  await sql`update questionnaire_answers set updated_at = now() - interval '31 days'`.execute(world.db)
  await purge(world.db)
  expect((await ada.get(path)).body.data.answers).toEqual(first)
  const { rows } = await sql`select 1 from questionnaire_answers where user_id is null`.execute(world.db)
  expect(rows).toEqual([])
  expect((await ada.delete(path)).status).toBe(204)
  expect((await ada.get(path)).body.data.answers).toEqual({})
})

test.each(['<script>alert(1)</script>', '=1+1', '\u202egnp', 'a\u0000b', '{{7*7}}', '😀'.repeat(2_000), { a: 1 }, ['x'.repeat(61)], null])(
  'whatever is sent as an answer breaks nothing: %j',
  async (value) => {
    const visitor = world.visitor()
    const { status } = await visitor.put(path, { step: 1, answers: { remembered: 'calm', best_wedding: value } })
    expect([200, 422]).toContain(status)
    expect((await visitor.put('/questionnaires/..%2f..%2fetc/answers', { step: 1, answers: {} })).status).toBe(404)
  },
)
