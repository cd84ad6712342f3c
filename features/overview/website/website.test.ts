// One chance: leaks

import { expect, test } from 'vitest'
import { inviteHousehold } from '#tests/invited.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { unzip } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)

/** Words that nobody but who is meant may read, each of its own. */
const secret = (name: string) => `${name}-only-${crypto.randomUUID()}`

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
test('before it is published it is there for the two of them alone; then strangers meet the password, and no private byte', async () => {
  const { couple, address, hidden, words } = await written()
  for (const who of [undefined, await world.couple()]) expect((await site.get(`/w/${address}`, who)).status).toBe(404)
  expect((await site.get(`/w/${address}`, couple)).html).toContain(words)
  await couple.put('/website/password', { password: 'half a loaf' })
  await couple.put('/website', { is_published: true, opens_to: 'password' })
  const door = await site.get(`/w/${address}`)
  expect(door.status).toBe(200)
  expect(door.html).toContain('Ada &amp; Bo')
  expect(door.html).toMatch(/<meta property="og:title" content="Ada &amp; Bo"\/>/)
  expect(door.headers.get('x-robots-tag')).toBe('noindex')
  const told = `${door.html}${JSON.stringify((await world.visitor().get(`/public/websites/${address}`)).body)}`
  for (const word of hidden) expect(told).not.toContain(word)
  expect(told).not.toContain('half a loaf')
})

// W1
test('the word opens it without script and is asked again once it is another; a wrong one is told the same whatever there is', async () => {
  const { couple, address, words } = await published()
  const wrong = await site.send(`/w/${address}`, undefined, { form: 'door', password: 'a whole loaf' })
  expect([wrong.status, wrong.cookies]).toEqual([422, []])
  expect(wrong.html).toContain('That isn’t the word.')
  const right = await site.send(`/w/${address}`, undefined, { form: 'door', password: 'half a loaf' })
  expect([right.status, right.location]).toEqual([303, `/w/${address}`])
  expect(right.cookies[0]).toMatch(/^posy_website=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax/)
  const look = (cookie: string) => seen(address, [cookie])
  expect(await look(passIn(right.cookies))).toContain(words)
  expect(await look(passIn(right.cookies).replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')))).not.toContain(words)
  await couple.put('/website/password', { password: 'a whole loaf' })
  expect(await look(passIn(right.cookies))).not.toContain(words)
  await couple.put('/website', { opens_to: 'guests' })
  expect((await world.visitor().post(`/public/websites/${address}/password`, { password: 'a whole loaf' })).body.errors).toEqual(
    (await world.visitor().post(`/public/websites/${address}/password`, { password: 'nonsense' })).body.errors,
  )
})

// W1
test('guesses at the word come to an end', async () => {
  const { address } = await published()
  const guesser = world.visitor()
  const statuses: number[] = []
  for (let guess = 0; guess < 22; guess++)
    statuses.push((await guesser.post(`/public/websites/${address}/password`, { password: `loaf ${guess}` })).status)
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([422]))
  expect(statuses.at(-1)).toBe(429)
  expect((await guesser.post(`/public/websites/${address}/password`, { password: 'half a loaf' })).status).toBe(429)
})

// W1
test('a guest comes by the link of their invitation without a word, and sees their own days and sections alone', async () => {
  const { couple, address, tom, lou, supperWords, weddingWords, words, supper } = await published()
  const theirs = await site.get(`/w/${address}/${tom.invite_id}`)
  expect([theirs.status, theirs.location]).toEqual([303, `/w/${address}`])
  const toms = await seen(address, theirs.cookies)
  for (const word of [words, supperWords, weddingWords, supper, `/guests/${tom.invite_id}`]) expect(toms).toContain(word)
  const lous = await seen(address, (await site.get(`/w/${address}/${lou.invite_id}`)).cookies)
  for (const word of [words, weddingWords]) expect(lous).toContain(word)
  for (const word of [supperWords, supper, tom.invite_id]) expect(lous).not.toContain(word)
  expect((await couple.get('/website')).body.guests).toMatchObject({ seen: 2 })
  const other = await published()
  for (const stray of [other.tom.invite_id, 'nobody', '%00', `${tom.invite_id}x`]) {
    const { status, cookies } = await site.get(`/w/${address}/${stray}`)
    expect([stray, status, cookies]).toEqual([stray, 404, []])
  }
  expect(await seen(other.address, theirs.cookies)).not.toContain(other.words)
})

// W1
test('whoever knows the word alone is told of no day that is somebody’s, and of no address', async () => {
  const { couple, address, wedding, supper, supperWords, weddingWords } = await published()
  await couple.put(`/guest_wedding_events/${wedding.id}`, { visible_to: 'everyone', address: '900 West Dry Creek Road' })
  const right = await site.send(`/w/${address}`, undefined, { form: 'door', password: 'half a loaf' })
  const html = await seen(address, right.cookies)
  expect(html).toContain('The wedding')
  for (const word of [supper, supperWords, weddingWords, '900 West Dry Creek Road']) expect(html).not.toContain(word)
})

// W1
test('a guest reads in their own language from then on, and what nobody put into it as it was written first', async () => {
  const { couple, address, tom, story, words } = await published()
  const svenska = 'Vi träffades i en kö.'
  await couple.put(`/website/sections/${story}`, { translations: { sv: { title: 'Vår historia', words: svenska, entries: [] } } })
  const { cookies } = await site.get(`/w/${address}/${tom.invite_id}`)
  expect(await seen(address, cookies)).toContain(words)
  const headers = { cookie: passIn(cookies), origin: 'http://posy.test', 'content-type': 'application/x-www-form-urlencoded' }
  const chosen = await site.ask(`/w/${address}`, undefined, { method: 'POST', headers, body: 'form=language&language=sv' })
  expect([chosen.status, chosen.location]).toEqual([303, `/w/${address}?language=sv`])
  const later = await seen(address, (await site.get(`/w/${address}/${tom.invite_id}`)).cookies)
  expect(later).toContain('<html lang="sv">')
  for (const word of [svenska, 'Vår historia', 'Svara']) expect(later).toContain(word)
  expect(later).not.toContain(words)
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
  expect((await couple.put(`/website/sections/${theirs}`, { title: 'Mine' })).status).toBe(404)
  expect((await couple.delete(`/website/sections/${theirs}`)).status).toBe(404)
  const foreign = await world.event(stranger.couple, 'The wedding')
  expect((await couple.put(`/website/sections/${story}`, { visible_to: 'events', event_ids: [foreign.id] })).body.errors).toEqual({
    event_ids: ['There is no such event.'],
  })
  const gone = crypto.randomUUID()
  expect((await couple.delete(`/website/sections/${story}`, { act: gone })).status).toBe(204)
  expect(await order()).not.toContain(story)
  await couple.post(`/wedding-changes/${gone}/undo`)
  expect(await order()).toEqual(ids)
})

// W1
test('the couple looks at it as one of its guests would, and sees beside each section whose it is', async () => {
  const { couple, address, supper, supperWords, events } = await published()
  const as = async (whose: string) => withoutStyles((await site.get(`/w/${address}${whose}`, couple)).html)
  expect(await as('')).toContain(supperWords)
  expect(await as('?as=0')).not.toContain(supperWords)
  expect(await as(`?as=${events.supper}`)).toContain(supper)
  expect((await site.get(`/w/${address}?as=${events.supper}`)).html).not.toContain(supper)
})

// W1
test('the archive of the couple holds the website as a page, with its words in all languages, and nothing that opens it', async () => {
  const { couple, story, words, supperWords } = await published()
  await couple.put(`/website/sections/${story}`, { translations: { sv: { title: 'Vår', words: '<b>Vi träffades</b>', entries: [] } } })
  const { token } = couple
  const answer = await fetch(`${world.origin}/api/v1/users/me/export`, { headers: { authorization: `Bearer ${token}` } })
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  const page = files.get('website.html') ?? ''
  for (const word of [words, supperWords, '<div lang="sv">', '&lt;b&gt;Vi träffades']) expect(page).toContain(word)
  const all = [...files.values()].join('\n')
  expect(files.get('data/website_sections.json')).toContain(supperWords)
  expect(all).not.toMatch(/argon2id|pass_key|half a loaf/)
})

async function engaged(): Promise<Person> {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: '2031-06-28', other_firstname: 'Bo' } })
  return ada
}

async function begun() {
  const couple = await engaged()
  const { address } = (await couple.put('/website', { welcome: 'Come' })).body.data
  return { couple, address: address as string }
}

/** Tom is asked to the wedding and the supper, Lou to the wedding alone; each has a section of its own. */
async function written() {
  const { couple, ...invited } = await inviteHousehold(world, await engaged())
  const added = (await couple.post('/guests', { firstname: 'Lou', wedding_events: [invited.wedding.id] })).body.data
  const { invite_id } = (await couple.post(`/guests/${added.id}/generate-invite-id`)).body.data
  const [words, supperWords, weddingWords, supper, place] = ['story', 'supper', 'wedding', 'barn', 'meadow'].map(secret)
  await couple.put(`/guest_wedding_events/${invited.supper.id}`, { date: '2031-06-27', place: supper })
  await couple.put(`/guest_wedding_events/${invited.wedding.id}`, { place })
  const { address } = (await couple.put('/website', { welcome: secret('welcome') })).body.data
  const story = (await couple.get('/website')).body.sections[0].id as number
  await couple.put(`/website/sections/${story}`, { words })
  for (const [event, said] of [
    [invited.supper, supperWords],
    [invited.wedding, weddingWords],
  ] as const)
    await couple.post('/website/sections', { kind: 'story', words: said, visible_to: 'events', event_ids: [event.id] })
  const hidden = [
    words!,
    supperWords!,
    weddingWords!,
    supper!,
    place!,
    'welcome-only-',
    invited.username,
    'The wedding',
    'Rehearsal supper',
  ]
  return {
    ...invited,
    ...{ couple, address: address as string, story, hidden, lou: { invite_id: invite_id as string } },
    ...{ words: words!, supperWords: supperWords!, weddingWords: weddingWords!, supper: supper! },
    events: { supper: invited.supper.id },
  }
}

async function published() {
  const all = await written()
  await all.couple.put('/website/password', { password: 'half a loaf' })
  await all.couple.put('/website', { is_published: true, opens_to: 'password' })
  return all
}

/** What a browser that has these cookies is shown. */
async function seen(address: string, cookies: readonly string[]): Promise<string> {
  return withoutStyles((await site.ask(`/w/${address}`, undefined, { headers: { cookie: passIn(cookies) } })).html)
}

function withoutStyles(html: string): string {
  return html.replace(/<style[^>]*>[^<]*<\/style>/, '')
}

function passIn(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
