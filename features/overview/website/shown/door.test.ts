// One chance: leaks

import { expect, test } from 'vitest'
import { haveWebsites } from '#tests/websites.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const site = await wholeSite(world)
const { written, published, seen, passIn } = haveWebsites(world, site)

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
test('the door says in the language of the website what is wrong', async () => {
  const { couple, address } = await published()
  await couple.put('/website', { language: 'de' })
  const wrong = await site.send(`/w/${address}`, undefined, { form: 'door', password: 'a whole loaf' })
  for (const words of ['<html lang="de">', 'Das ist nicht das Wort.', 'Diese Seite ist für unsere Gäste.'])
    expect(wrong.html).toContain(words)
  const tried = world.db.updateTable('rate_limits').where('key', 'like', 'website-from:%')
  await tried.set({ tries: 20 }).execute()
  const slow = await site.send(`/w/${address}`, undefined, { form: 'door', password: 'a whole loaf' })
  expect([slow.status, slow.html.includes('Das waren viele Versuche.')]).toEqual([429, true])
  await tried.set({ tries: 0 }).execute()
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
  const { couple, address, tom, lou, supperWords, weddingWords, words, place } = await published()
  const theirs = await site.get(`/w/${address}/${tom.invite_id}`)
  expect([theirs.status, theirs.location]).toEqual([303, `/w/${address}`])
  const toms = await seen(address, theirs.cookies)
  for (const word of [words, supperWords, weddingWords, place, `/guests/${tom.invite_id}`]) expect(toms).toContain(word)
  const lous = await seen(address, (await site.get(`/w/${address}/${lou.invite_id}`)).cookies)
  for (const word of [words, weddingWords]) expect(lous).toContain(word)
  for (const word of [supperWords, place, tom.invite_id]) expect(lous).not.toContain(word)
  expect((await couple.get('/website')).body.guests).toMatchObject({ seen: 2 })
  const other = await published()
  for (const stray of [other.tom.invite_id, 'nobody', '%00', `${tom.invite_id}x`]) {
    const { status, cookies } = await site.get(`/w/${address}/${stray}`)
    expect([stray, status, cookies]).toEqual([stray, 404, []])
  }
  expect(await seen(other.address, theirs.cookies)).not.toContain(other.words)
})

// W1
test('who follows a link and keeps no cookie is no guest who looked; a guest who looks again counts once', async () => {
  const { couple, address, tom } = await published()
  const { cookies } = await site.get(`/w/${address}/${tom.invite_id}`)
  const looked = async () => (await couple.get('/website')).body.guests.seen
  expect(await looked()).toBe(0)
  await Promise.all([seen(address, cookies), seen(address, cookies)])
  await seen(address, cookies)
  expect(await looked()).toBe(1)
})

// W1
test('another link of a guest ends what the one before opened', async () => {
  const { couple, address, tom, words } = await published()
  const { cookies } = await site.get(`/w/${address}/${tom.invite_id}`)
  expect(await seen(address, cookies)).toContain(words)
  const { invite_id } = (await couple.post(`/guests/${tom.id}/generate-invite-id`)).body.data
  expect(invite_id).not.toBe(tom.invite_id)
  expect(await seen(address, cookies)).not.toContain(words)
  expect((await site.get(`/w/${address}/${tom.invite_id}`)).status).toBe(404)
  expect(await seen(address, (await site.get(`/w/${address}/${invite_id}`)).cookies)).toContain(words)
})

// W1
test('whoever knows the word alone is told of no day that is somebody’s, and of no address', async () => {
  const { couple, address, wedding, place, supperWords, weddingWords } = await published()
  await couple.put(`/guest_wedding_events/${wedding.id}`, { visible_to: 'everyone', address: '900 West Dry Creek Road' })
  const right = await site.send(`/w/${address}`, undefined, { form: 'door', password: 'half a loaf' })
  const html = await seen(address, right.cookies)
  expect(html).toContain('The wedding')
  for (const word of [place, supperWords, weddingWords, '900 West Dry Creek Road']) expect(html).not.toContain(word)
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
  // Once it is written first in that language, what was put into it before no longer stands for what is written first.
  await couple.put('/website', { language: 'sv' })
  const first = await seen(address, cookies)
  expect(first).toContain(words)
  expect(first).not.toContain(svenska)
})
