// One chance: leaks

import { expect, test } from 'vitest'
import { photo, sendingTo } from '#tests/files.ts'
import { haveWebsites } from '#tests/websites.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { unzip } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)
const { send, look } = sendingTo(world)
const { engaged, begun, published, passIn, withoutStyles } = haveWebsites(world, site)

// W1
test('a couple begins its website with sections to fill, at an address of its own; a second press changes it', async () => {
  const ada = await engaged()
  expect((await ada.get('/website')).body).toMatchObject({ data: null, sections: [] })
  const both = await Promise.all(['One', 'Two'].map((welcome) => ada.put('/website', { welcome })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { data, sections } = (await ada.get('/website')).body
  expect(data).toMatchObject({ theme: 'poppy', opens_to: 'guests', is_published: false, has_password: false })
  expect(data.address).toMatch(/^ada-and-bo-[\da-f]{6}$/)
  expect(data.url).toBe(`http://posy.test/w/${data.address}`)
  expect(sections.map(({ kind }: { kind: string }) => kind)).toEqual(['story', 'schedule', 'travel', 'questions', 'gifts'])
})

// W1
test('an address is one couple’s; what it was before can be had back, unless somebody else is there by now', async () => {
  const [ada, eve] = [await begun(), await begun()]
  const wanted = `ada-${crypto.randomUUID().slice(0, 8)}`
  expect((await ada.couple.put('/website', { address: wanted.toUpperCase() })).body.data.address).toBe(wanted)
  expect((await eve.couple.put('/website', { address: wanted })).body.errors).toEqual({
    address: ['Somebody else is at this address already.'],
  })
  for (const address of ['', 'a', '-ada', 'ada-', 'ada/bo', '../w', 'ada bo', 'ådå'])
    expect([address, (await ada.couple.put('/website', { address })).status]).toEqual([address, 422])
  const act = crypto.randomUUID()
  await ada.couple.put('/website', { address: `${wanted}-2`, act })
  await eve.couple.put('/website', { address: wanted })
  expect((await ada.couple.post(`/wedding-changes/${act}/undo`)).status).toBe(422)
})

// W1
test('what a couple writes is text, whatever it looks like, in every field', async () => {
  const { couple, address, story, tom } = await published()
  const attack = '</style><script>alert(1)</script><img src=x onerror=alert(1)>"\'{{7*7}}'
  const entries = [{ title: attack, text: attack, note: attack.slice(0, 80), group: 'rooms' }]
  const said = { title: attack.slice(0, 120), words: attack, entries }
  await couple.put('/website', { welcome: attack, closing: attack })
  await couple.put('/users/me', { firstname: attack.slice(0, 40), wedding_details: { place: attack } })
  expect((await couple.put(`/website/sections/${story}`, { ...said, translations: { sv: said } })).status).toBe(200)
  for (const kind of ['travel', 'questions', 'gifts']) expect((await couple.post('/website/sections', { kind, ...said })).status).toBe(201)
  const { cookies } = await site.get(`/w/${address}/${tom.invite_id}`)
  for (const at of [`/w/${address}`, `/w/${address}?language=sv`]) {
    const { html } = await site.ask(at, undefined, { headers: { cookie: passIn(cookies) } })
    expect(html).not.toMatch(/<script|<img src=x/)
    expect(html).toContain('&lt;img src=x')
  }
})

// W1
test('sections are added, ordered, hidden and had back; those of strangers are not there', async () => {
  const { couple, story } = await published()
  const stranger = await begun()
  const theirs = (await stranger.couple.get('/website')).body.sections[0].id
  const ids = (await couple.get('/website')).body.sections.map(({ id }: { id: number }) => id)
  const act = crypto.randomUUID()
  expect((await couple.put('/website/order', { ids: ids.toReversed(), act })).status).toBe(204)
  const order = async () => (await couple.get('/website')).body.sections.map(({ id }: { id: number }) => id)
  expect(await order()).toEqual(ids.toReversed())
  expect((await couple.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect(await order()).toEqual(ids)
  expect((await couple.put('/website/order', { ids: [theirs] })).status).toBe(422)
  expect((await couple.put('/website/order', { ids: [ids[0], ids[0]] })).status).toBe(422)
  expect((await couple.put('/website/order', { ids: [ids[2], theirs] })).status).toBe(422)
  expect(await order()).toEqual(ids)
  // Those that nobody names follow in the order that they have.
  const some = crypto.randomUUID()
  await couple.put('/website/order', { ids: [ids[2], ids[1]], act: some })
  expect(await order()).toEqual([ids[2], ids[1], ids[0], ...ids.slice(3)])
  expect((await couple.post(`/wedding-changes/${some}/undo`)).status).toBe(200)
  expect((await couple.put(`/website/sections/${theirs}`, { title: 'Mine' })).status).toBe(404)
  expect((await couple.delete(`/website/sections/${theirs}`)).status).toBe(404)
  const foreign = await world.event(stranger.couple, 'The wedding')
  expect((await couple.put(`/website/sections/${story}`, { visible_to: 'events', event_ids: [foreign.id] })).body.errors).toEqual({
    event_ids: ['There is no such event.'],
  })
  expect((await couple.post('/website/sections', { kind: 'travel', visible_to: 'events', event_ids: [foreign.id] })).body.errors).toEqual({
    event_ids: ['There is no such event.'],
  })
  const gone = crypto.randomUUID()
  expect((await couple.delete(`/website/sections/${story}`, { act: gone })).status).toBe(204)
  expect(await order()).not.toContain(story)
  await couple.post(`/wedding-changes/${gone}/undo`)
  expect(await order()).toEqual(ids)
})

// W1
test('of a section for two events one may go; the one that is left can be named alone', async () => {
  const { couple, story, supper, wedding } = await published()
  await couple.put(`/website/sections/${story}`, { visible_to: 'events', event_ids: [supper.id, wedding.id] })
  expect((await couple.delete(`/guest_wedding_events/${supper.id}`)).status).toBe(204)
  const saved = await couple.put(`/website/sections/${story}`, { event_ids: [wedding.id] })
  expect([saved.status, saved.body.data?.event_ids]).toEqual([200, [wedding.id]])
})

// W1
test('of six questions one is put into another language; whoever reads it is told all six', async () => {
  const { couple, address } = await published()
  const entries = Array.from({ length: 6 }, (_, n) => ({ title: `Question ${n}?`, text: `Answer ${n}.`, note: '', group: '' }))
  const { id } = (await couple.post('/website/sections', { kind: 'questions', entries })).body.data
  const nothing = { title: '', text: '', note: '', group: '' }
  const said = entries.map((_, n) => (n === 3 ? { ...nothing, title: 'Var då?' } : nothing))
  const swedish = async (own: object[]) => {
    await couple.put(`/website/sections/${id}`, { translations: { sv: { title: '', words: '', entries: own } } })
    const { data } = (await couple.get(`/public/websites/${address}?language=sv`)).body
    const { entries: told } = data.content.sections.find((section: { id: number }) => section.id === id)
    return [data.language, told.map(({ title }: { title: string }) => title), told.map(({ text }: { text: string }) => text)]
  }
  const texts = entries.map(({ text }) => text)
  const titles = entries.map(({ title }) => title)
  expect(await swedish(said)).toEqual(['sv', titles.with(3, 'Var då?'), texts])
  // Nothing said in it is no language in which it can be read.
  expect(await swedish(said.map(() => nothing))).toEqual(['en', titles, texts])
})

// W1
test('the couple looks at it as one of its guests would, and sees beside each section whose it is', async () => {
  const { couple, address, supper, wedding, place, supperWords } = await published()
  const street = '900 West Dry Creek Road'
  await couple.put(`/guest_wedding_events/${wedding.id}`, { visible_to: 'everyone', address: street })
  const as = async (whose: string) => withoutStyles((await site.get(`/w/${address}${whose}`, couple)).html)
  expect(await as('')).toContain(supperWords)
  expect(await as('')).toContain(street)
  const stranger = await as('?as=0')
  for (const word of ['The wedding', 'Open your card to see every day you are asked to.']) expect(stranger).toContain(word)
  for (const word of [supperWords, street]) expect(stranger).not.toContain(word)
  expect(await as(`?as=${supper.id}`)).toContain(place)
  expect((await site.get(`/w/${address}?as=${supper.id}`)).html).not.toContain(place)
})

// W1
test('a picture of the couple stands on the page for its guests and in the archive; one of strangers is none of theirs', async () => {
  const { couple, address, story, tom } = await published()
  const picture_id = (await send(couple, await photo())).body.file.id
  const stranger = await begun()
  const refused = [
    await stranger.couple.put(`/website/sections/${(await stranger.couple.get('/website')).body.sections[0].id}`, { picture_id }),
    await stranger.couple.post('/website/sections', { kind: 'photos', picture_id }),
  ]
  for (const { status, body } of refused) expect([status, Object.keys(body.errors)]).toEqual([422, ['picture_id']])
  expect((await couple.put(`/website/sections/${story}`, { picture_id })).body.data).toMatchObject({
    picture_id,
    picture: { id: picture_id },
  })
  const { cookies } = await site.get(`/w/${address}/${tom.invite_id}`)
  const { html } = await site.ask(`/w/${address}`, undefined, { headers: { cookie: passIn(cookies) } })
  const [, src = ''] = new RegExp(`<img[^>]+src="(/files/${picture_id}/[^"]+)"`).exec(html) ?? []
  expect((await look(src.replaceAll('&amp;', '&'))).status).toBe(200)
  expect((await site.get(`/w/${address}`)).html).not.toContain(`/files/${picture_id}/`)
  const files = await archiveOf(couple)
  const [, place = ''] = /<img src="([^"]+)"/.exec(files.get('website.html') ?? '') ?? []
  expect([...files.keys()]).toContain(decodeURI(place))
})

// W1
test('the archive of the couple holds the website as a page, with its words in all languages, and nothing that opens it', async () => {
  const { couple, story, words, supperWords } = await published()
  await couple.put(`/website/sections/${story}`, { translations: { sv: { title: 'Vår', words: '<b>Vi träffades</b>', entries: [] } } })
  const files = await archiveOf(couple)
  const page = files.get('website.html') ?? ''
  for (const word of [words, supperWords, '<div lang="sv">', '&lt;b&gt;Vi träffades']) expect(page).toContain(word)
  const all = [...files.values()].join('\n')
  expect(files.get('data/website_sections.json')).toContain(supperWords)
  expect(all).not.toMatch(/argon2id|pass_key|half a loaf/)
})

async function archiveOf({ token }: Person) {
  const answer = await fetch(`${world.origin}/api/v1/users/me/export`, { headers: { authorization: `Bearer ${token}` } })
  return unzip(Buffer.from(await answer.arrayBuffer()))
}
