// One chance: rights, writes

import { expect, test } from 'vitest'
import { newSeating } from '#tests/seating.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// W2
test('guests sit with whom they bring, and who can’t come gets up with them; a place came free', async () => {
  const wed = await newSeating(world, ['Ann+1', 'Bo', 'Cy'])
  const fig = await wed.table('Fig', 3)
  expect((await wed.seat({ Ann: fig, 'Ann.1': fig, Bo: fig })).status).toBe(200)
  expect(await wed.sitting()).toEqual({ Ann: 'Fig', 'Their friend': 'Fig', Bo: 'Fig', Cy: null })
  expect((await wed.reply('Ann', 3)).status).toBe(200)
  const { people, freed } = await wed.plan()
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Bo Guest', 'Cy Guest'])
  expect(freed.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Ann Guest', 'Their friend'])
  await wed.reply('Ann', 2, 1)
  expect(await wed.sitting()).toEqual({ Ann: 'Fig', 'Their friend': 'Fig', Bo: 'Fig', Cy: null })
  await wed.reply('Ann', 2, 0)
  expect(await wed.sitting()).toEqual({ Ann: 'Fig', Bo: 'Fig', Cy: null })
})

// W2
test('who comes after all has their chair again only where nobody took it', async () => {
  const wed = await newSeating(world, ['Ann', 'Bo', 'Cy'])
  const fig = await wed.table('Fig', 2)
  await wed.seat({ Ann: fig, Bo: fig })
  await wed.reply('Ann', 3)
  expect((await wed.plan()).freed).toEqual([{ name: 'Ann Guest', table_id: fig }])
  await wed.seat({ Cy: fig })
  expect((await wed.plan()).freed).toEqual([])
  await wed.reply('Ann', 2)
  expect(await wed.sitting()).toEqual({ Ann: null, Bo: 'Fig', Cy: 'Fig' })
  expect((await wed.plan()).freed).toEqual([])
})

// W2
test('of two who write to the last chair one sits, and the other is told that the table is full', async () => {
  const wed = await newSeating(world, ['Ann', 'Bo', 'Cy'])
  const theo = await world.helper(wed.ada, {}, 'partner')
  const fig = await wed.table('Fig', 1)
  const both = await Promise.all([wed.seat({ Ann: fig }), wed.seat({ Bo: fig }, {}, theo)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.message).toBe('Fig is full by now. Please choose another table.')
  expect(Object.values(await wed.sitting()).filter((table) => table === 'Fig')).toHaveLength(1)
  const pear = await wed.table('Pear', 2)
  expect((await wed.seat({ Ann: pear, Bo: pear, Cy: pear })).status).toBe(409)
  expect(Object.values(await wed.sitting()).filter((table) => table === 'Pear')).toHaveLength(0)
})

// W2
test('a proposal keeps the musts, is taken as one act and taken back as one', async () => {
  const wed = await newSeating(world, ['Ann+1', 'Bo', 'Cy', 'Di'])
  const [fig, pear] = [await wed.table('Fig', 3), await wed.table('Pear', 3)]
  await wed.seat({ Bo: fig })
  await wed.rule('apart', 'Ann', { other_id: wed.guest('Bo'), is_must: true })
  await wed.rule('at_table', 'Cy', { table_id: fig, is_must: true })
  const before = await wed.sitting()
  const { data } = (await wed.ada.get(`${wed.path}/proposal`)).body
  expect(data).toMatchObject({ state: 'found', moves: 0, conflict: [], heads: 5, chairs: 6 })
  expect(await wed.sitting()).toEqual(before)
  const act = '5f0f6b8e-7b0a-4c55-9a51-0d3c3f0f6a01'
  const taken = await wed.ada.put(`${wed.path}/seats`, { places: data.places, basis: data.basis, act })
  expect(taken.status).toBe(200)
  expect(await wed.sitting()).toMatchObject({ Ann: 'Pear', 'Their friend': 'Pear', Bo: 'Fig', Cy: 'Fig' })
  expect((await wed.ada.put(`${wed.path}/seats`, { places: data.places, basis: data.basis })).status).toBe(409)
  expect((await wed.ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect(await wed.sitting()).toEqual(before)
  expect(pear).not.toBe(fig)
})

// W2
test('five who can’t come move nobody, and a must that came later moves as few as it needs', async () => {
  const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida']
  const wed = await newSeating(world, names)
  const [fig, pear] = [await wed.table('Fig', 5), await wed.table('Pear', 5)]
  await wed.seat(Object.fromEntries(names.map((name, nth) => [name, nth < 5 ? fig : pear])))
  for (const name of ['Ann', 'Bo', 'Cy', 'Flo', 'Gus']) await wed.reply(name, 3)
  const rest = (await wed.ada.get(`${wed.path}/proposal`)).body.data
  expect(rest).toMatchObject({ state: 'found', moves: 0, places: [] })
  await wed.rule('together', 'Di', { other_id: wed.guest('Hal'), is_must: true })
  const mended = (await wed.ada.get(`${wed.path}/proposal`)).body.data
  expect([mended.moves, mended.places]).toMatchObject([1, [{ companion: 0 }]])
})

// W2
test('what can’t be kept is named by the fewest rules, and too few chairs by their number', async () => {
  const wed = await newSeating(world, ['Ann', 'Bo', 'Cy', 'Di'])
  const fig = await wed.table('Fig', 3)
  const few = (await wed.ada.get(`${wed.path}/proposal`)).body.data
  expect(few).toMatchObject({ state: 'impossible', conflict: [], heads: 4, chairs: 3 })
  await wed.table('Pear', 2)
  const other = (name: string) => ({ other_id: wed.guest(name), is_must: true })
  await wed.rule('apart', 'Di', other('Ann'))
  const first = (await wed.rule('together', 'Ann', other('Bo'))).body.data.id
  const second = (await wed.rule('together', 'Bo', other('Cy'))).body.data.id
  expect((await wed.ada.get(`${wed.path}/proposal`)).body.data.state).toBe('found')
  const third = (await wed.rule('apart', 'Cy', other('Ann'))).body.data.id
  const { state, conflict, places } = (await wed.ada.get(`${wed.path}/proposal`)).body.data
  expect([state, conflict.toSorted(), places]).toEqual(['impossible', [first, second, third], []])
  await wed.ada.put(`/seating-rules/${third}`, { is_must: false })
  expect((await wed.ada.get(`${wed.path}/proposal`)).body.data.state).toBe('found')
  expect(fig).toBeGreaterThan(0)
})

// W2
test('the sheet counts companions, vendors who eat, children and what each eats, by table', async () => {
  const wed = await newSeating(world, ['Ann+1', 'Bo'])
  const [fig] = [await wed.table('Fig', 6)]
  await wed.ada.put(`/guests/${wed.guest('Bo')}`, { age_group: 'child', dietary_notes: '=nuts' })
  const band = await wed.ada.post('/user-vendors', {
    name: 'The Low Notes',
    status: 'hired',
    vendor_meals: 2,
    guest_wedding_event_id: wed.id,
  })
  const user_vendor_id = Number(band.body.data.id)
  const places = [1, 2].map((companion) => ({ user_vendor_id, companion, table_id: fig }))
  expect((await wed.ada.put(`${wed.path}/seats`, { places })).status).toBe(200)
  await wed.seat({ Ann: fig, 'Ann.1': fig, Bo: fig })
  const sheet = await wed.ada.get(`${wed.path}/sheet`)
  const lines = String(sheet.body).trim().split('\r\n').slice(1)
  expect(lines.toSorted()).toEqual([
    '"Fig","Ann Guest","","","Adult"',
    `"Fig","Bo Guest","","'=nuts","Child"`,
    '"Fig","The Low Notes, 1","","","Vendor"',
    '"Fig","The Low Notes, 2","","","Vendor"',
    '"Fig","Their friend","","","Adult"',
  ])
  await wed.ada.put(`/user-vendors/${user_vendor_id}`, { vendor_meals: 1 })
  expect((await wed.plan()).people.filter((one: { user_vendor_id: number }) => one.user_vendor_id !== null)).toHaveLength(1)
})

// W2
test('a table that is taken away gives its chairs back, and brings them along when it comes back', async () => {
  const wed = await newSeating(world, ['Ann', 'Bo'])
  const fig = await wed.table('Fig', 4)
  await wed.seat({ Ann: fig, Bo: fig })
  expect((await wed.ada.put(`/seating-tables/${fig}`, { seats: 1 })).body.errors.seats).toEqual([
    'More people sit there. Please move some of them first.',
  ])
  const act = '5f0f6b8e-7b0a-4c55-9a51-0d3c3f0f6a02'
  expect((await wed.ada.delete(`/seating-tables/${fig}`, { act })).status).toBe(204)
  expect(await wed.sitting()).toEqual({ Ann: null, Bo: null })
  await wed.ada.post(`/wedding-changes/${act}/undo`)
  expect(await wed.sitting()).toEqual({ Ann: 'Fig', Bo: 'Fig' })
})

// W2
test('strangers find nothing, their guests and tables can’t be named, and helpers need the guest list of that event', async () => {
  const [wed, eve] = [await newSeating(world, ['Ann']), await newSeating(world, ['Eve', 'Ed'])]
  const [fig, hers] = [await wed.table('Fig', 4), await eve.table('Hers', 4)]
  expect((await eve.ada.get(wed.path)).status).toBe(404)
  expect((await eve.ada.put(`/seating-tables/${fig}`, { name: 'Mine' })).status).toBe(404)
  const seat = (place: object) => eve.ada.put(`${eve.path}/seats`, { places: [{ companion: 0, ...place }] })
  expect((await seat({ guest_id: wed.guest('Ann'), table_id: hers })).body.errors.places).toEqual(['There is no such guest or table.'])
  expect((await seat({ guest_id: eve.guest('Eve'), table_id: fig })).body.errors.places).toEqual(['There is no such guest or table.'])
  const band = { name: 'The Low Notes', status: 'hired', vendor_meals: 1, guest_wedding_event_id: wed.id }
  const vendor = { user_vendor_id: Number((await wed.ada.post('/user-vendors', band)).body.data.id), companion: 1 }
  expect((await seat({ ...vendor, table_id: hers })).body.errors.places).toEqual(['There is no such guest or table.'])
  const rule = { kind: 'together', guest_id: eve.guest('Eve') }
  for (const whom of [{ other_id: rule.guest_id }, { kind: 'at_table', table_id: hers }])
    expect((await eve.ada.post(`${eve.path}/rules`, { ...rule, ...whom, guest_id: wed.guest('Ann') })).status).toBe(422)
  expect((await eve.plan()).rules).toEqual([])
  expect((await eve.ada.post(`${eve.path}/rules`, { ...rule, other_id: wed.guest('Ann') })).status).toBe(422)
  expect((await eve.ada.post(`${eve.path}/rules`, { ...rule, kind: 'at_table', table_id: fig })).status).toBe(422)
  const [listed, tasks] = [await world.helper(wed.ada, { [wed.id]: [2] }), await world.helper(wed.ada, { [wed.id]: [1] })]
  expect((await wed.seat({ Ann: fig }, {}, listed)).status).toBe(200)
  expect((await tasks.get(wed.path)).status).toBe(403)
  expect((await eve.plan()).people.every((one: { table_id: number | null }) => one.table_id === null)).toBe(true)
})
