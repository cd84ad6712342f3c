// One chance: rights, writes

import { expect, test } from 'vitest'
import { missingIn } from '#web/map/missing.ts'
import { letterTo, pictured, plantPictures, wedding } from '#tests/submitting.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const path = '/content/submit-wedding'

// CALL-084 CALL-085 CALL-086 CALL-087 ENTITY-030 ENTITY-031 ENTITY-032 ENTITY-033 RULE-053 RULE-054
test('a wedding is begun, changed and read by who sends it in; its slug ends with their number, whatever the body says', async () => {
  const couple = await world.couple()
  const begun = await couple.post(path, { metas: wedding.metas, user_id: 1, slug: 'mine' })
  expect(begun.status).toBe(201)
  const { id, slug, version } = begun.body.data
  expect(slug).toMatch(new RegExp(`^mara-and-elin-\\d+-${couple.id}$`))
  expect(begun.body.data).toMatchObject({
    model: 'real-wedding',
    user: { id: couple.id },
    state: 'draft',
    metas: { wedding_submitter_email: couple.email },
  })
  const [first, second] = await plantPictures(world.db, couple, 2)
  const change = { version, taxonomy: wedding.taxonomy, children: pictured([second!, first!]) }
  const changed = await couple.put(`${path}/${id}`, change)
  expect([changed.status, changed.body.data.children.map((one: { id: number }) => one.id)]).toEqual([200, [second, first]])
  // What was not sent stays.
  expect(changed.body.data.metas).toMatchObject(wedding.metas)
  expect((await couple.get(`${path}/${slug}`)).body.data).toMatchObject({ id, taxonomy: wedding.taxonomy })
  expect((await couple.get(`${path}?user_id=${couple.id}`)).body.data).toMatchObject([{ id }])
})

test('of two who change the same, the second is told what the first said; nobody brings a stranger’s picture', async () => {
  const [couple, stranger] = [await world.couple(), await world.couple()]
  const { id, version } = (await couple.post(path, {})).body.data
  expect((await couple.put(`${path}/${id}`, { version, title: 'Ninety chairs' })).status).toBe(200)
  const late = await couple.put(`${path}/${id}`, { version, title: 'One table' })
  expect([late.status, late.body.data.title]).toEqual([409, 'Ninety chairs'])
  const theirs = await plantPictures(world.db, stranger, 1)
  expect((await couple.put(`${path}/${id}`, { children: pictured(theirs) })).status).toBe(422)
  expect((await stranger.get(`${path}?user_id=${couple.id}`)).status).toBe(404)
})

// ERR-019
test('a wedding without a slug is not asked for', () => {
  expect(missingIn(['submissions', 'get'], '/content/submit-wedding/{slug}', {})).toBe('Missing submission slug!')
})

test('what is missing is said by field before anything is sent', async () => {
  const couple = await world.couple()
  const { id } = (await couple.post(path, {})).body.data
  const { status, body } = await couple.post(`${path}/${id}/send`, {})
  expect(status).toBe(422)
  for (const field of ['metas.wedding_date', 'taxonomy.colors', 'taxonomy.vendors', 'children', 'title', 'told.story', 'told.costs'])
    expect(body.errors).toHaveProperty([field])
})

// A2
test('each of the two says yes for themselves: not by the address of who sends it in, and not twice', async () => {
  const couple = await world.couple()
  const { id } = (await couple.post(path, {})).body.data
  const rights = `${path}/${id}/rights`
  expect((await couple.post(rights, { kind: 'partner_2', name: 'Elin', email: couple.email.toUpperCase() })).status).toBe(422)
  expect((await couple.post(`${rights}/partner_2`, { name: 'Elin' })).status).toBe(422)
  await couple.post(rights, { kind: 'partner_2', name: 'Elin', email: 'elin@example.com' })
  const { token } = await letterTo(world.db, 'elin@example.com')
  const visitor = world.visitor()
  const signed = await visitor.post(`/submission-rights/${token}`, { name: 'Elin Abrams', names: true })
  expect(signed.body.data).toMatchObject({ state: 'signed', names: true, faces: false, cost: false })
  expect((await couple.post(rights, { kind: 'partner_2', name: 'Elin', email: 'other@example.com' })).status).toBe(409)
  expect((await visitor.get('/submission-rights/nobody-was-sent-this')).status).toBe(404)
})
