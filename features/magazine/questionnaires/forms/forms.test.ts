// One chance: leaks, lost or doubled writes

import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { purge } from '#server/purge.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const operator = await world.couple()
const letter = {
  what: 'mistake',
  where: '/guides',
  says: 'It says forty.\nI counted.',
  should_say: '',
  how_known: '',
  name: '=HYPERLINK("http://evil.example")',
  email: 'reader@example.com',
  print: '',
}

beforeAll(async () => {
  await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', operator.id).execute()
}, 60_000)

beforeEach(async () => {
  await world.db.deleteFrom('form_answers').execute()
  await world.db.deleteFrom('mails').execute()
  await world.db.deleteFrom('rate_limits').execute()
})

// ROUTE-042
test('what is sent in is stored, and mailed once to who runs the site, however often the button is pressed', async () => {
  const reader = world.visitor()
  const answers = await Promise.all(Array.from({ length: 6 }, () => reader.post('/forms/write-to-us', { answers: letter })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  const mails = await world.db.selectFrom('mails').select(['to_address', 'subject', 'reply_to', 'text']).execute()
  expect(mails).toEqual([
    {
      to_address: operator.email,
      subject: 'From the letters page',
      reply_to: 'reader@example.com',
      text: expect.stringContaining('It says forty. / I counted.'),
    },
  ])
  const { data, meta, forms } = (await operator.get('/admin/form-answers')).body
  expect(meta.total).toBe(1)
  expect(forms).toEqual([{ slug: 'write-to-us', title: 'Write to us', count: 1 }])
  expect(data[0]).toMatchObject({ form: 'write-to-us', title: 'Write to us', email: 'reader@example.com', user: null })
  expect(data[0].answers[0]).toEqual({ name: 'what', label: 'What is it?', answer: 'We got something wrong' })
})

test('what is missing or wrong is said of each field, and nothing is stored', async () => {
  const { status, body } = await world
    .visitor()
    .post('/forms/write-to-us', { answers: { ...letter, what: 'moon', says: ' ', email: 'a@b' } })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['what', 'says', 'email']])
  expect((await operator.get('/admin/form-answers')).body.meta.total).toBe(0)
})

test('a program that fills in what nobody sees is thanked, and nothing comes of it; a flood from one place ends', async () => {
  const robot = world.visitor()
  expect((await robot.post('/forms/write-to-us', { answers: letter, website_url: 'https://spam.example' })).status).toBe(204)
  const flood = await Promise.all(
    Array.from({ length: 23 }, (_, n) => robot.post('/forms/write-to-us', { answers: { ...letter, says: `No. ${n}` } })),
  )
  expect(flood.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(204), 429, 429, 429])
  expect((await operator.get('/admin/form-answers?per_page=5&page=4')).body).toMatchObject({
    meta: { total: 20, last_page: 4, from: 16, to: 20 },
  })
  expect(await world.db.selectFrom('mails').select('id').execute()).toHaveLength(20)
})

test('the operator takes it along as a file in which nothing is a formula; nobody else sees any of it', async () => {
  const ada = await world.couple()
  await ada.post('/forms/write-to-us', { answers: letter })
  const csv = await operator.get('/admin/form-answers/export?form=write-to-us')
  expect([csv.status, csv.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('form-answers.csv')])
  expect(csv.body).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(csv.body).toContain('"It says forty.\nI counted."')
  for (const path of ['/admin/form-answers', '/admin/form-answers/export']) {
    expect((await ada.get(path)).status).toBe(403)
    expect((await world.visitor().get(path)).status).toBe(401)
  }
  expect((await operator.get('/admin/form-answers?form=list-your-business')).body).toMatchObject({ data: [], meta: { total: 0 } })
})

test('an operator deletes what was sent in; nobody else can, and what nobody deleted goes after two years', async () => {
  const ada = await world.couple()
  for (const says of ['One mistake.', 'Another.']) await ada.post('/forms/write-to-us', { answers: { ...letter, says } })
  const [first, second] = (await operator.get('/admin/form-answers')).body.data
  expect(Date.parse(first.ends_at) - Date.parse(first.created_at)).toBeGreaterThan(729 * 86_400_000)
  expect((await ada.delete(`/admin/form-answers/${first.id}`)).status).toBe(403)
  expect((await world.visitor().delete(`/admin/form-answers/${first.id}`)).status).toBe(401)
  expect((await operator.delete(`/admin/form-answers/${first.id}`)).status).toBe(204)
  expect((await operator.delete(`/admin/form-answers/${first.id}`)).status).toBe(404)
  expect((await operator.get('/admin/form-answers')).body.data).toMatchObject([{ id: second.id }])
  await purge(world.db)
  expect((await operator.get('/admin/form-answers')).body.meta.total).toBe(1)
  await sql`update form_answers set ends_at = now() - interval '1 minute'`.execute(world.db)
  await purge(world.db)
  expect((await operator.get('/admin/form-answers')).body.meta.total).toBe(0)
})

test('what somebody sent in goes with their account', async () => {
  const ada = await world.couple()
  await ada.post('/forms/write-to-us', { answers: letter })
  await world.db.deleteFrom('users').where('id', '=', ada.id).execute()
  expect((await operator.get('/admin/form-answers')).body.data).toEqual([])
})

test.each(['nowhere', '..%2f..%2f', '%00', 'style-quiz'])('there is no form %s', async (slug) => {
  expect([404, 422]).toContain((await world.visitor().post(`/forms/${slug}`, { answers: letter })).status)
})
