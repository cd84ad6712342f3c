// One chance: rights, writes

import { contract } from '#features/contract.ts'
import { expect, test } from 'vitest'
import { letterTo, pictured, plantPictures, wedding } from '#tests/submitting.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const path = '/content/submit-wedding'

const linkIn = (text: string) => /submission-invite\/([\w-]+)/.exec(text)?.[1] ?? ''

/** A draft of one, on which the other writes, too. */
async function together() {
  const [author, other] = [await world.couple(), await world.couple()]
  const { id, slug } = (await author.post(path, { metas: wedding.metas })).body.data
  const email = `asked-${id}@example.com`
  const asked = await author.post(`${path}/${id}/authors`, { email })
  expect(asked.status).toBe(200)
  const token = linkIn((await letterTo(world.db, email)).text)
  const joined = await other.post(`/submission-invites/${token}/accept`, {})
  expect(joined.body).toEqual({ data: { slug } })
  const own = async (of: Person) => (await of.get(`${path}/${slug}`)).body.data
  return { author, other, id, slug, email, token, own }
}

// A5
test('who is asked by a letter reads and changes the same draft, and neither signs, asks, sends nor withdraws', async () => {
  const { author, other, id, slug, email, own } = await together()
  const seen = await own(other)
  expect(seen).toMatchObject({ is_own: false, user: { id: author.id }, metas: { wedding_submitter_email: '' } })
  expect(seen.authors).toMatchObject([{ is_own: true, email: '' }])
  expect((await own(author)).authors).toMatchObject([{ is_own: false, email }])
  expect((await other.get(`${path}?user_id=${other.id}`)).body.data).toMatchObject([{ slug }])
  const said = { version: seen.version, title: 'One table', metas: { wedding_submitter_email: other.email } }
  expect((await other.put(`${path}/${id}`, said)).status).toBe(200)
  expect(await own(author)).toMatchObject({ title: 'One table', metas: { wedding_submitter_email: author.email } })
  for (const [way, body] of [
    ['send', {}],
    ['withdraw', {}],
    ['rights', { kind: 'licence', name: 'Odile Marsh', email: 'odile@example.com' }],
    ['rights/partner_1', { name: 'Mara Quist' }],
    ['authors', { email: 'more@example.com' }],
  ] as const)
    expect([way, (await other.post(`${path}/${id}/${way}`, body)).status]).toEqual([way, 403])
})

test('of two who write at once nothing is lost: what is apart comes together, and the same is told to the second', async () => {
  const { author, other, id, own } = await together()
  const { version } = await own(author)
  const change = (of: Person, said: object) => of.put(`${path}/${id}`, { version, ...said })
  const both = await Promise.all([change(author, { title: 'Ninety chairs' }), change(other, { excerpt: 'Four minutes of warm rain.' })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]]
  expect(lost.body.data).toMatchObject({ version: won.body.data.version, title: won.body.data.title, excerpt: won.body.data.excerpt })
  const again =
    lost === both[0]
      ? change(author, { version: lost.body.data.version, title: 'Ninety chairs' })
      : change(other, { version: lost.body.data.version, excerpt: 'Four minutes of warm rain.' })
  expect((await again).status).toBe(200)
  expect(await own(author)).toMatchObject({ title: 'Ninety chairs', excerpt: 'Four minutes of warm rain.' })
})

test('pictures of both stand in one wedding, each seen by both; nobody brings others of the one into it', async () => {
  const { author, other, id, own } = await together()
  const [mine, kept] = await plantPictures(world.db, author, 2)
  const [theirs] = await plantPictures(world.db, other, 1)
  expect((await author.put(`${path}/${id}`, { children: pictured([mine!]) })).status).toBe(200)
  expect((await other.put(`${path}/${id}`, { children: pictured([mine!, kept!]) })).status).toBe(422)
  expect((await other.put(`${path}/${id}`, { children: pictured([mine!, theirs!]) })).status).toBe(200)
  for (const who of [author, other]) expect((await own(who)).children.map((one: { id: number }) => one.id)).toEqual([mine, theirs])
  const { findSeen } = await import('#features/files/uploads/rows.server.ts')
  expect(await findSeen(world.db, mine!, other.id)).toBeDefined()
  expect(await findSeen(world.db, kept!, other.id)).toBeUndefined()
  const { id: place } = (await own(other)).authors[0]
  expect((await other.delete(`${path}/${id}/authors/${place}`)).status).toBe(204)
  expect(await findSeen(world.db, mine!, other.id)).toBeUndefined()
  expect((await own(author)).children).toHaveLength(2)
})

test('who is removed finds nothing any more: neither the draft nor the link, whatever they ask of it', async () => {
  const { author, other, id, slug, token, own } = await together()
  const { id: place } = (await own(author)).authors[0]
  expect((await author.delete(`${path}/${id}/authors/${place}`)).status).toBe(204)
  expect((await other.get(`${path}/${slug}`)).status).toBe(404)
  expect((await other.get(`${path}?user_id=${other.id}`)).body.data).toEqual([])
  expect((await other.get(`/submission-invites/${token}`)).status).toBe(404)
  expect((await other.post(`/submission-invites/${token}/accept`, {})).status).toBe(404)
  const calls = [contract.submissions, contract.submission_rights, contract.submission_authors].flatMap((group) => Object.values(group))
  const ofIt = calls.map((one) => one['~orpc'].route).filter((one) => one.path?.includes('submit-wedding/{id}'))
  expect(ofIt.length).toBeGreaterThanOrEqual(7)
  for (const { method, path: shape = '' } of ofIt) {
    const at = shape.replace('{id}', String(id)).replace('{kind}', 'partner_1').replace('{author_id}', String(place))
    const { status } = await (method === 'PUT' ? other.put(at, {}) : method === 'DELETE' ? other.delete(at) : other.post(at, {}))
    expect([shape, status]).toEqual([shape, 404])
  }
})

test('a link opens once, for one account, and for nobody once it is taken back', async () => {
  const { author, other, id, token, email, own } = await together()
  const stranger = await world.couple()
  expect((await other.post(`/submission-invites/${token}/accept`, {})).status).toBe(200)
  expect((await stranger.get(`/submission-invites/${token}`)).status).toBe(404)
  expect((await stranger.post(`/submission-invites/${token}/accept`, {})).status).toBe(404)
  expect((await author.post(`${path}/${id}/authors`, { email: email.toUpperCase() })).status).toBe(422)
  expect((await author.post(`${path}/${id}/authors`, { email: author.email })).status).toBe(422)
  await author.post(`${path}/${id}/authors`, { email: `second-${id}@example.com` })
  const second = linkIn((await letterTo(world.db, `second-${id}@example.com`)).text)
  expect((await author.post(`/submission-invites/${second}/accept`, {})).status).toBe(422)
  expect((await other.post(`/submission-invites/${second}/accept`, {})).status).toBe(422)
  expect((await world.visitor().get(`/submission-invites/${second}`)).body.data).toMatchObject({ standing: 'visitor', slug: null })
  const { id: place } = (await own(author)).authors[1]
  const theirs = await together()
  const [taken] = (await theirs.own(theirs.author)).authors
  expect((await author.delete(`${path}/${id}/authors/${taken.id}`)).status).toBe(404)
  expect((await theirs.own(theirs.author)).authors).toHaveLength(1)
  // Who writes on it, too, takes nobody out but themselves.
  expect((await other.delete(`${path}/${id}/authors/${place}`)).status).toBe(404)
  expect((await author.delete(`${path}/${id}/authors/${place}`)).status).toBe(204)
  expect((await stranger.post(`/submission-invites/${second}/accept`, {})).status).toBe(404)
})
