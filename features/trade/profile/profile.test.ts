// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plantPictures } from '#tests/submitting.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

const whole = {
  line: 'Garden-grown, never wired, usually late for lunch.',
  words: 'We are Wren and Oluchi.\n\nWe grow about half of what we cut on *two* acres outside Glen Ellen [and] buy the rest.',
  city: 'Glen Ellen',
  state: 'CA',
  since: 2012,
  weddings_a_year: 26,
  price_from: 2_400_00,
  offers: [{ title: 'Posies only', what: 'Two bouquets and six boutonnieres.', price: 2_400_00 }],
  contact_email: 'hello@posies.example',
}

// CALL-065 CALL-066 ENTITY-024 RULE-044 RULE-053
test('a new business is begun, written, sent, asked about, sent again and put out', async () => {
  const [wren, nadia] = [await world.couple(), await operator()]
  const begun = await wren.post('/content/submit-vendor', {
    model: { name: 'Fern & Fable', service: 'florists', place: 'sonoma' },
    is_vendor: false,
  })
  expect(begun).toMatchObject({ status: 200, body: { data: { state: 'draft', is_shown: false, model: { name: 'Fern & Fable' } } } })
  const { id, slug } = begun.body.data
  expect((await wren.get('/users/me')).body.data.is_vendor).toBe(true)
  const again = await wren.post('/content/submit-vendor', { model: { name: 'Another', service: 'djs', place: 'austin' } })
  expect(again.body.data.id).toBe(id)
  expect(Object.keys((await wren.post(`/content/submit-vendor/${id}/submit`)).body.errors)).toEqual(
    expect.arrayContaining(['line', 'city', 'price_from', 'words', 'offers']),
  )
  expect((await wren.put(`/content/submit-vendor/${id}`, { model: whole })).body.data.model).toMatchObject({
    ...whole,
    name: 'Fern & Fable',
  })
  expect((await wren.post(`/content/submit-vendor/${id}/submit`)).body.data.state).toBe('submitted')
  expect((await world.visitor().get(`/vendors/${slug}`)).status).toBe(404)

  const waits = async () => (await nadia.get('/admin/vendor-queue')).body.data.find((one: { id: number }) => one.id === id)
  const decide = async (decision: string, words = '') =>
    nadia.post(`/admin/vendor-submissions/${id}`, { decision, words, version: (await waits())?.version ?? 1 })
  expect((await decide('changes')).body.errors).toHaveProperty('words')
  expect((await decide('changes', 'Is that price with tax?')).status).toBe(200)
  expect((await wren.get('/users/me/vendor')).body.data).toMatchObject({ state: 'changes', note: 'Is that price with tax?' })
  await wren.put(`/content/submit-vendor/${id}`, { model: { price_note: 'With tax, and with us there.' } })
  await wren.post(`/content/submit-vendor/${id}/submit`)
  expect((await decide('publish', 'Lovely.')).status).toBe(200)

  expect((await wren.get('/users/me/vendor')).body.data).toMatchObject({ state: 'published', is_shown: true })
  const { body: piece } = await world.visitor().get(`/content?type=vendor&slug=${slug}`)
  expect(piece.data).toMatchObject({ title: 'Fern & Fable', excerpt: whole.line, is_illustrated: false })
  expect(JSON.stringify(piece.data.tree)).toContain('on *two* acres outside Glen Ellen [and] buy')
  expect(piece.data.fields).toMatchObject({ price_from: 2_400_00, location: { city: 'Glen Ellen', latitude: 38.292 }, verified: false })
  const { body: list } = await world.visitor().get('/vendors?service=florists&per_page=100')
  expect(list.data.map((one: { piece: { slug: string } }) => one.piece.slug)).toContain(slug)
  const { rows: acts } = await sql<{ what: string }>`select what from vendor_acts where content_id = ${id} order by id`.execute(world.db)
  expect(acts.map(({ what }) => what)).toEqual(['begun', 'submitted', 'changes', 'submitted', 'published'])
  const letters = await world.db
    .selectFrom('mails')
    .where('to_address', '=', wren.email)
    .where('subject', 'like', 'Fern & Fable:%')
    .select('text')
    .execute()
  expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('Is that price with tax?'), expect.stringContaining('Lovely.')])
})

test('what is changed afterwards waits too, and couples read what is out', async () => {
  const { wren, nadia, id, slug } = await published()
  await wren.put(`/content/submit-vendor/${id}`, { model: { line: 'Now with dahlias, in October.' } })
  expect((await wren.get('/users/me/vendor')).body.data).toMatchObject({ state: 'draft', is_shown: true })
  const read = async () => (await world.visitor().get(`/content?type=vendor&slug=${slug}`)).body.data.excerpt
  expect(await read()).toBe(whole.line)
  await wren.post(`/content/submit-vendor/${id}/submit`)
  const { body } = await nadia.get('/admin/vendor-queue')
  const waiting = body.data.find((one: { id: number }) => one.id === id)
  expect(waiting).toMatchObject({ before: { line: whole.line }, model: { line: 'Now with dahlias, in October.' } })
  await wren.put(`/content/submit-vendor/${id}`, { model: { line: 'Changed while somebody read it.' } })
  const late = await nadia.post(`/admin/vendor-submissions/${id}`, { decision: 'publish', version: waiting.version })
  expect([late.status, await read()]).toEqual([409, whole.line])
})

// V1
test('who works in several places is found in each of them and stands in none before others for it', async () => {
  const { wren, nadia, id, slug } = await published()
  const put = (also_in: string[]) => wren.put(`/content/submit-vendor/${id}`, { model: { also_in } })
  expect((await put(['austin', 'chicago', 'savannah', 'seattle'])).body.errors).toMatchObject({
    'model.also_in': ['Please choose at most 3 more.'],
  })
  expect((await put(['atlantis'])).status).toBe(422)
  const reasonIn = async (place: string) => {
    const { body } = await world.visitor().get(`/vendors?service=florists&place=${place}&per_page=100`)
    return body.data.find((one: { piece: { slug: string } }) => one.piece.slug === slug)?.reason
  }
  const before = await reasonIn('sonoma')
  expect(await reasonIn('hudson-valley')).toBeUndefined()
  expect((await put(['hudson-valley', 'sonoma', 'hudson-valley'])).status).toBe(200)
  expect(await reasonIn('hudson-valley')).toBeUndefined()
  await wren.post(`/content/submit-vendor/${id}/submit`)
  const { version } = (await wren.get('/users/me/vendor')).body.data
  await nadia.post(`/admin/vendor-submissions/${id}`, { decision: 'publish', version })

  expect(await reasonIn('sonoma')).toEqual(before)
  // From its own town it is too far for any nearness there.
  expect(await reasonIn('hudson-valley')).toMatchObject({ nearness: 0 })
  expect(await reasonIn('austin')).toBeUndefined()
  const { body: piece } = await world.visitor().get(`/content?type=vendor&slug=${slug}`)
  expect(piece.data.terms.places.map((one: { slug: string }) => one.slug).sort()).toEqual(['hudson-valley', 'sonoma'])
  expect(piece.data.fields).toMatchObject({ also_in: ['hudson-valley'], location: { place: 'sonoma' } })
  expect((await wren.get('/users/me/vendor')).body.data.model.also_in).toContain('hudson-valley')
})

test('of two edits of the same version the second is told', async () => {
  const { wren, id } = await published()
  const { version } = (await wren.get('/users/me/vendor')).body.data
  const edit = (line: string) => wren.put(`/content/submit-vendor/${id}`, { model: { line }, version })
  const answers = await Promise.all([edit('One of the two lines'), edit('The other of the two lines')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a stranger and who was removed find nothing, an operator writes no word in its name', async () => {
  const { wren, nadia, id } = await published()
  const eve = await world.couple()
  const put = (who: Person) => who.put(`/content/submit-vendor/${id}`, { model: { line: 'Not theirs to say' } })
  expect([(await put(eve)).status, (await put(nadia)).status]).toEqual([404, 403])
  expect((await eve.post(`/content/submit-vendor/${id}/submit`)).status).toBe(404)
  expect((await eve.post(`/admin/vendor-submissions/${id}`, { decision: 'publish', version: 1 })).status).toBe(403)
  await world.db.deleteFrom('vendor_members').where('user_id', '=', wren.id).execute()
  expect((await put(wren)).status).toBe(404)
})

test('nobody shows a stranger’s picture on their page', async () => {
  const { wren, id } = await published()
  const [theirs] = await plantPictures(world.db, await world.couple(), 1)
  const { status, body } = await wren.put(`/content/submit-vendor/${id}`, {
    model: { pictures: [{ file_id: theirs, alt: 'Somebody else’s table' }] },
  })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['pictures']])
  expect(await world.db.selectFrom('file_uses').where('file_id', '=', theirs!).select('kind').execute()).toEqual([])
})

// UI-066
test('pictures and questions that are not out yet are seen by those who look after the business alone', async () => {
  const { wren, nadia, id, slug } = await published()
  const [oluchi, eve] = [await world.couple(), await world.couple()]
  await world.db.insertInto('vendor_members').values({ user_id: oluchi.id, content_id: id, role: 'colleague' }).execute()
  const [file_id] = await plantPictures(world.db, wren, 1)
  const questions = [{ question: 'Do you bring the vases?', answer: 'Yes, and we fetch them on Monday.' }]
  const pictures = [{ file_id, alt: 'A bowl of poppies on a stone step' }]
  expect((await wren.put(`/content/submit-vendor/${id}`, { model: { pictures, questions } })).status).toBe(200)
  for (const person of [wren, oluchi]) {
    const seen = (await person.get('/users/me/vendor')).body.data
    expect(seen).toMatchObject({ model: { questions, pictures }, files: { [file_id!]: { width: 1600, height: 1200 } }, drawn: {} })
  }
  expect((await eve.get('/users/me/vendor')).body.data).toBeNull()
  const out = async () => (await world.visitor().get(`/content?type=vendor&slug=${slug}`)).body.data
  expect(await out()).toMatchObject({ pictures: [] })
  expect(JSON.stringify(await out())).not.toContain(questions[0]!.question)
  await wren.post(`/content/submit-vendor/${id}/submit`)
  const { version } = (await wren.get('/users/me/vendor')).body.data
  expect((await nadia.post(`/admin/vendor-submissions/${id}`, { decision: 'publish', version })).status).toBe(200)
  const { pictures: shown, fields } = await out()
  expect([shown, fields]).toMatchObject([[{ alt: pictures[0]!.alt }], { questions }])
  expect((await oluchi.get('/users/me/vendor')).body.data.drawn).toEqual({ [shown[0].name]: shown[0] })
})

test('what nobody looks after and nobody ever saw is gone; what was out stays', async () => {
  const wren = await world.couple()
  const { body } = await wren.post('/content/submit-vendor', { model: { name: 'Never seen', service: 'djs', place: 'austin' } })
  const { id, wren: other } = await published()
  await world.db.deleteFrom('vendor_members').where('user_id', 'in', [wren.id, other.id]).execute()
  const left = await world.db.selectFrom('content').where('id', 'in', [id, body.data.id]).select('id').execute()
  expect(left).toEqual([{ id }])
})

async function published() {
  const [wren, nadia] = [await world.couple(), await operator()]
  const { body } = await wren.post('/content/submit-vendor', {
    model: { name: 'Fern & Fable', service: 'florists', place: 'sonoma', ...whole },
  })
  const { id, slug } = body.data
  await wren.post(`/content/submit-vendor/${id}/submit`)
  const { version } = (await wren.get('/users/me/vendor')).body.data
  expect((await nadia.post(`/admin/vendor-submissions/${id}`, { decision: 'publish', version })).status).toBe(200)
  return { wren, nadia, id, slug }
}

async function operator(): Promise<Person> {
  const nadia = await world.couple()
  await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', nadia.id).execute()
  return nadia
}
