// One chance: rights

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world

// B4
test('who gives reads their own pledges alone: no other giver, no sum of the budget, no payment, no guest', async () => {
  const ada = await world.couple()
  const cost = (await ada.post('/budget', { name: 'Quiet supper', estimated: 7_777_77 })).body.data
  await ada.post('/guests', { firstname: 'Zebulon' })
  await ada.post('/user-transactions', { item_id: cost.id, name: 'Quiet deposit', amount: 1_234_56, payer: 'Uncle Bob' })
  const dee = await invite(ada, 'Aunt Dee')
  const bob = await invite(ada, 'Uncle Bob')
  await ada.post('/budget/pledges', { contributor_id: bob.id, item_id: cost.id, amount: 4_321_98, note: 'Quiet note' })
  await ada.post('/budget/pledges', { contributor_id: dee.id, amount: 55_55 })
  const { id: bobs } = (await ada.get('/budget/contributors')).body.data.find(({ id }: { id: number }) => id === bob.id).pledges[0]
  for (const method of ['put', 'delete'] as const)
    expect((await world.visitor()[method](`/public/contributors/${dee.token}/pledges/${bobs}`, { amount: 5 })).status).toBe(404)
  expect((await world.visitor().get(`/public/contributors/${bob.token}`)).body.data.pledges).toMatchObject([{ id: bobs, amount: 4_321_98 }])
  const read = await world.visitor().get(`/public/contributors/${dee.token}`)
  expect(read.body.data).toMatchObject({ name: 'Aunt Dee', pledged: 55_55, pledges: [{ amount: 55_55 }] })
  const said = JSON.stringify(read.body)
  for (const secret of ['Quiet', 'Uncle', 'Zebulon', '777777', '123456', '432198', dee.email, bob.email]) expect(said).not.toContain(secret)
})

// B4
test('an ended link is 410 in every call and whatever is sent, one that nobody was sent 404, and neither writes', async () => {
  const ada = await world.couple()
  const { id, token } = await invite(ada, 'Aunt Dee')
  const pledge = (await ada.post('/budget/pledges', { contributor_id: id, amount: 55_55 })).body.data
  await ada.delete(`/budget/contributors/${id}/letter`)
  const before = await kept(ada)
  for (const [secret, status] of [
    [token, 410],
    ['a'.repeat(43), 404],
    ['x', 404],
  ] as const) {
    const own = `/public/contributors/${secret}`
    const visitor = world.visitor()
    const answers = await Promise.all([
      visitor.get(own),
      visitor.post(`${own}/pledges`, { amount: 5 }),
      visitor.post(`${own}/pledges`, { amount: 'much' }),
      visitor.put(`${own}/pledges/${pledge.id}`, { amount: 5 }),
      visitor.delete(`${own}/pledges/${pledge.id}`),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('Dee')
  }
  expect(await kept(ada)).toEqual(before)
})

// B4
test('who gives is never a helper: an account with their address reaches nothing of that wedding, with their link or without', async () => {
  const ada = await world.couple()
  const cost = (await ada.post('/budget', { name: 'Supper', estimated: 5 })).body.data
  const dee = await world.couple()
  const { email } = (await dee.get('/users/me')).body.data
  const { id } = (await ada.post('/budget/contributors', { name: 'Aunt Dee', email })).body.data
  const token = await secretFor(email)
  await dee.post(`/public/contributors/${token}/pledges`, { amount: 5 })
  for (const path of [
    `/budget/${cost.id}`,
    `/budget?user_id=${ada.id}`,
    `/budget/contributors?user_id=${ada.id}`,
    `/guests?user_id=${ada.id}`,
  ])
    expect([path, (await dee.get(path)).status]).toEqual([path, 404])
  expect((await dee.put(`/budget/contributors/${id}`, { name: 'Queen Dee' })).status).toBe(404)
  const helping = await db.selectFrom('user_posses').where('member_id', '=', dee.id).select('id').execute()
  expect(helping).toEqual([])
  const byLink = world.visitor({ cookie: `posy_session=${token}; __Host-session=${token}`, authorization: `Bearer ${token}` })
  expect((await byLink.get('/budget')).status).toBe(401)
  for (const path of [`/letters/${token}`, `/notices/${token}`]) expect((await byLink.get(path)).status).toBe(404)
})

// B4
test('the couple and the partner are told of a pledge, of the last thought alone, once for the same form, and no helper is', async () => {
  const ada = await world.couple()
  const partner = await world.helper(ada, {}, 'partner')
  const helper = await world.helper(ada, { [(await world.event(ada, 'The day')).id]: [5] })
  const { id, token } = await invite(ada, 'Aunt Dee')
  const own = `/public/contributors/${token}`
  const dee = world.visitor()
  const same = { amount: 500_00, pledge_key: crypto.randomUUID() }
  await dee.post(`${own}/pledges`, same)
  await db.updateTable('notifications').set({ told_at: new Date().toISOString() }).where('kind', '=', 'pledged').execute()
  await dee.post(`${own}/pledges`, same)
  const [pledge] = (await dee.get(own)).body.data.pledges
  await dee.put(`${own}/pledges/${pledge.id}`, {})
  const params = { id, name: 'Aunt Dee', url: `/tools/budget-tool/contributors#giver-${id}` }
  expect(await told(ada)).toEqual([{ ...params, amount: 500_00 }])
  await dee.put(`${own}/pledges/${pledge.id}`, { amount: 700_00 })
  await dee.delete(`${own}/pledges/${pledge.id}`)
  for (const couple of [ada, partner])
    expect(await told(couple)).toEqual([
      { ...params, amount: 500_00 },
      { ...params, amount: 0 },
    ])
  expect(await told(helper)).toEqual([])
  const [last] = (await partner.get('/users/notifications')).body.data
  expect(last).toMatchObject({ kind: 'pledged', data: { params: { name: 'Aunt Dee' } } })
})

async function told(couple: Person) {
  const rows = await db
    .selectFrom('notifications')
    .where('kind', '=', 'pledged')
    .where('user_id', '=', couple.id)
    .orderBy('id')
    .select('params')
    .execute()
  return rows.map(({ params }) => params)
}

async function kept({ id }: Person) {
  return db.selectFrom('pledges').where('user_id', '=', id).selectAll().execute()
}

async function invite(couple: Person, name: string) {
  const email = `${crypto.randomUUID()}@example.com`
  const { id } = (await couple.post('/budget/contributors', { name, email })).body.data as { id: number }
  return { id, email, token: await secretFor(email) }
}

async function secretFor(email: string): Promise<string> {
  const { text } = await db
    .selectFrom('mails')
    .where('to_address', '=', email)
    .where('text', 'like', '%/contributions/%')
    .select('text')
    .executeTakeFirstOrThrow()
  return /\/contributions\/([\w-]{43})/.exec(text)![1]!
}
