// One chance: rights, leaks, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { usualLimits } from '#server/files/file-settings.ts'
import { businessesIn } from '#tests/businesses.ts'
import { pdf, photo, sendingTo } from '#tests/files.ts'
import { unzipBytes } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ limits: usualLimits })
const { db } = world
const { operator } = businessesIn(world)
const { send, look } = sendingTo(world)

// V8
test('a contract with a vendor of theirs is opened by the couple and who helps with vendors there, by nobody else', async () => {
  const { ada, event, vendor } = await hired()
  const partner = await world.helper(ada, {}, 'partner')
  const asking = await world.helper(ada, { [event.id]: [3] })
  const others = [await world.helper(ada, { [event.id]: [1, 2, 4, 5] }), await world.couple(), await operator()]
  const contract = await keep(ada, vendor, await brought(ada, pdf('barn'), 'barn.pdf'), { kind: 'contract', ends_on: '2030-01-01' })
  expect([contract.status, contract.body.data]).toMatchObject([
    201,
    { name: 'barn.pdf', kind: 'contract', ends_on: null, nth: 1, is_newest: true, guest_wedding_event_id: event.id },
  ])
  const quote = await keep(asking, vendor, await brought(asking, await photo(), 'note.jpg'), { kind: 'quote', name: 'On a napkin' })
  expect(quote.status).toBe(201)
  for (const who of [ada, partner, asking]) {
    const { data } = (await who.get(`/user-vendors/${vendor}/files`)).body
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['On a napkin', 'barn.pdf'])
    for (const { url } of data) expect((await look(url, who)).status).toBe(200)
    for (const other of others) for (const { url } of data) expect((await look(url, other)).status).toBe(404)
  }
  for (const other of others) expect((await look(addressFor(contract.body.data.file_id, other), other)).status).toBe(404)
})

// V8
test('a vendor of no event keeps their files from who helps, until they come to one', async () => {
  const { ada, event } = await hired()
  const vendor = (await ada.post('/user-vendors', { name: 'Odile' })).body.data.id
  const asking = await world.helper(ada, { [event.id]: [3] })
  const { id, file_id } = (await keep(ada, vendor, await brought(ada, pdf('odile'), 'odile.pdf'))).body.data
  expect((await look(addressFor(file_id, asking), asking)).status).toBe(404)
  expect((await asking.get(`/user-vendors/${vendor}/files`)).status).toBe(404)
  await ada.put(`/user-vendors/${vendor}`, { guest_wedding_event_id: event.id })
  expect((await look(addressFor(file_id, asking), asking)).status).toBe(200)
  expect((await asking.delete(`/vendor-files/${id}`)).status).toBe(204)
})

// V8
test('nobody keeps, reads or takes away by the number of a stranger’s vendor, file or version', async () => {
  const [{ ada, event, vendor }, eve] = [await hired(), await hired()]
  const theirs = await brought(ada, pdf('theirs'), 'theirs.pdf')
  const { id } = (await keep(ada, vendor, await brought(ada, pdf('kept'), 'kept.pdf'))).body.data
  const own = await brought(eve.ada, pdf('own'), 'own.pdf')
  expect((await keep(eve.ada, vendor, own)).status).toBe(404)
  expect((await eve.ada.get(`/user-vendors/${vendor}/files`)).status).toBe(404)
  expect((await eve.ada.delete(`/vendor-files/${id}`)).status).toBe(404)
  const version = await keep(eve.ada, eve.vendor, own, { version_of: id })
  expect([version.status, Object.keys(version.body.errors)]).toEqual([422, ['version_of']])
  const other = (await ada.post('/user-vendors', { name: 'Odile', guest_wedding_event_id: event.id })).body.data.id
  expect((await keep(ada, other, theirs, { version_of: id })).status).toBe(422)
  const asking = await world.helper(ada, { [event.id]: [3] })
  for (const [who, to] of [
    [eve.ada, eve.vendor],
    [asking, vendor],
  ] as const)
    for (const file_id of [theirs, 900_719_925_474]) {
      const { status, body } = await keep(who, to, file_id)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['file_id']])
    }
  expect((await eve.ada.get(`/user-vendors/${eve.vendor}/files`)).body.data).toEqual([])
})

// V8
test('a newer version stands above the one before, which is still opened; they go and come back together', async () => {
  const { ada, vendor } = await hired()
  const files = [
    await brought(ada, pdf('one'), 'one.pdf'),
    await brought(ada, pdf('two'), 'two.pdf'),
    await brought(ada, pdf('three'), 'three.pdf'),
  ]
  const pressed = await Promise.all([1, 2, 3].map(() => keep(ada, vendor, files[0]!, { kind: 'contract' })))
  expect(new Set(pressed.map(({ body }) => body.data.id)).size).toBe(1)
  const first = pressed[0]!.body.data.id
  const second = (await keep(ada, vendor, files[1]!, { kind: 'contract', version_of: first })).body.data
  const act = crypto.randomUUID()
  await keep(ada, vendor, files[2]!, { kind: 'contract', version_of: second.id, act })
  expect(await shown(ada, vendor)).toEqual(['three.pdf 3 true 200', 'two.pdf 2 false 200', 'one.pdf 1 false 200'])
  await ada.post(`/wedding-changes/${act}/undo`)
  expect(await shown(ada, vendor)).toEqual(['two.pdf 2 true 200', 'one.pdf 1 false 200'])
  const gone = crypto.randomUUID()
  await ada.delete(`/vendor-files/${second.id}`, { act: gone })
  expect(await shown(ada, vendor)).toEqual([])
  expect((await look(second.url, ada)).status).toBe(404)
  await ada.post(`/wedding-changes/${gone}/undo`)
  expect(await shown(ada, vendor)).toEqual(['two.pdf 2 true 200', 'one.pdf 1 false 200'])
})

// V8
test('files go with their vendor, and come back with them', async () => {
  const { ada, vendor } = await hired()
  const { id } = (await keep(ada, vendor, await brought(ada, pdf('one'), 'one.pdf'))).body.data
  await keep(ada, vendor, await brought(ada, pdf('two'), 'two.pdf'), { version_of: id })
  const act = crypto.randomUUID()
  await ada.delete(`/user-vendors/${vendor}`, { act })
  expect((await db.selectFrom('file_uses').where('user_id', '=', ada.id).select('file_id').execute()).length).toBe(0)
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect(await shown(ada, vendor)).toEqual(['two.pdf 2 true 200', 'one.pdf 1 false 200'])
})

// V8
test('a certificate that ends before the day says so, until a later one takes its place or the day moves', async () => {
  const { ada, event, vendor } = await hired()
  await sql`update users set wedding_date = '2031-06-26' where id = ${ada.id}`.execute(db)
  const { id } = (await insured(ada, vendor, '2031-06-25')).body.data
  const warned = async () =>
    (await ada.get(`/user-vendors/${vendor}/files`)).body.data.map((one: { ends_before: string | null }) => one.ends_before)
  expect(await warned()).toEqual(['2031-06-26'])
  await ada.put(`/guest_wedding_events/${event.id}`, { date: '2031-06-24' })
  expect(await warned()).toEqual([null])
  await ada.put(`/guest_wedding_events/${event.id}`, { date: '2031-06-27' })
  expect(await warned()).toEqual(['2031-06-27'])
  expect((await insured(ada, vendor, '2031-06-27', { version_of: id })).body.data.ends_before).toBe(null)
  expect(await warned()).toEqual([null, null])
  expect((await insured(ada, vendor, null)).body.data).toMatchObject({ ends_on: null, ends_before: null })
})

// V8
test('what is kept of vendors is in the archive', async () => {
  const { ada, vendor } = await hired()
  await keep(ada, vendor, await brought(ada, pdf('barn'), 'barn.pdf'), { kind: 'contract' })
  const archive = await fetch(`${world.origin}/api/v1/users/me/export`, { headers: { authorization: `Bearer ${ada.token}` } })
  const entries = unzipBytes(Buffer.from(await archive.arrayBuffer()))
  expect([...entries.keys()].filter((name) => /^files\/\d+ barn\.pdf$/.test(name))).toHaveLength(1)
  expect(JSON.parse(entries.get('data/vendor_files.json')!.toString())).toMatchObject([{ user_vendor_id: vendor, kind: 'contract' }])
})

async function hired() {
  const ada = await world.couple()
  const event = await world.event(ada, 'Dinner')
  const said = { name: 'The barn', taxonomy: 'venues', guest_wedding_event_id: event.id }
  return { ada, event, vendor: (await ada.post('/user-vendors', said)).body.data.id as number }
}

function keep(who: Person, vendor: number, file_id: number, more: object = {}) {
  return who.post(`/user-vendors/${vendor}/files`, { file_id, ...more })
}

async function insured(who: Person, vendor: number, ends_on: string | null, more: object = {}) {
  const file_id = await brought(who, pdf(`until ${ends_on}`), 'insured.pdf')
  return keep(who, vendor, file_id, { kind: 'certificate', ends_on, ...more })
}

async function shown(who: Person, vendor: number): Promise<string[]> {
  const { data } = (await who.get(`/user-vendors/${vendor}/files`)).body
  return Promise.all(
    data.map(async ({ name, nth, is_newest, url }: { name: string; nth: number; is_newest: boolean; url: string }) =>
      [name, nth, is_newest, (await look(url, who)).status].join(' '),
    ),
  )
}

async function brought(who: Person, bytes: Buffer, name: string): Promise<number> {
  return (await send(who, bytes, { name, purpose: 'document' })).body.file.id
}

function addressFor(id: number, who: Person): string {
  return world.files.addresses.of({ id, variant: 'whole', viewer: who.id })
}
