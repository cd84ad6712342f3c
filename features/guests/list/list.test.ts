import { expect, test } from 'vitest'
import type { Answer, Client } from '#tests/client.ts'
import { grownUps } from '#tests/grown-ups.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// CALL-038 ENTITY-019
test('the list answers its rows, their place, the events with their counts, and whose wedding it is', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  await ada.post('/guests', { firstname: 'Grace', wedding_events: [{ id: party.id, status: 2, plus_one_count: 1, meal: 'Fish' }] })
  await ada.post('/guests', { firstname: 'Edith', wedding_events: [{ id: party.id, status: 2, meal: 'Lamb' }] })
  await ada.post('/guests', { firstname: 'Joan', wedding_events: [party.id] })
  const { body } = await ada.get('/guests')
  expect(Object.keys(body).toSorted()).toEqual([
    'data',
    'guest_wedding_event_counts',
    'guest_wedding_events',
    'households',
    'meta',
    'vendor_meals',
    'wedding',
  ])
  expect(body.meta).toEqual({ current_page: 1, from: 1, last_page: 1, per_page: 30, to: 3, total: 3, next_cursor: null })
  expect(body.guest_wedding_events).toEqual([party])
  expect(body.wedding).toMatchObject({ user_id: ada.id, firstname: 'Ada', other_firstname: '', role: 'owner' })
})

// CONST-015
test('the list comes by thirty, and by as many as one asks for', async () => {
  const ada = await world.couple()
  await ada.post('/guests/many', { names: Array.from({ length: 31 }, (_, nth) => `Guest${nth} Kim`).join('\n') })
  const { data, meta } = (await ada.get('/guests')).body
  expect([data.length, meta.per_page, meta.last_page]).toEqual([30, 30, 2])
  expect((await ada.get('/guests?page=2')).body.data).toHaveLength(1)
  expect((await ada.get('/guests?per_page=31')).body.data).toHaveLength(31)
})

// RULE-034
test('counts say for each event and answer how many guests, how many heads and which meals', async () => {
  const ada = await world.couple()
  const [party, brunch] = [await world.event(ada, 'Party'), await world.event(ada, 'Brunch')]
  const at = (id: number, status: number, plus_one_count: number, meal: string) => ({ id, status, plus_one_count, meal })
  const added = [
    await ada.post('/guests', { firstname: 'A', wedding_events: [at(party.id, 2, 1, 'Fish'), at(brunch.id, 1, 0, '')] }),
    await ada.post('/guests', { firstname: 'B', wedding_events: [at(party.id, 2, 0, 'Fish')] }),
    await ada.post('/guests', { firstname: 'C', wedding_events: [at(party.id, 2, 2, 'Lamb')] }),
    await ada.post('/guests', { firstname: 'D', wedding_events: [at(party.id, 3, 0, 'Lamb')] }),
  ]
  const counts = async () => (await ada.get('/guests')).body.guest_wedding_event_counts
  const [fish, lamb] = [
    { meal: 'Fish', guests: 2 },
    { meal: 'Lamb', guests: 1 },
  ]
  expect(await counts()).toEqual([
    grownUps({ id: party.id, status: 2, guests: 3, heads: 6, meals: [fish, lamb] }),
    grownUps({ id: party.id, status: 3, guests: 1, heads: 1, meals: [lamb] }),
    grownUps({ id: brunch.id, status: 1, guests: 1, heads: 1, meals: [] }),
  ])
  await ada.put(`/guests/${added[0]!.body.data.id}/guest_wedding_events/${party.id}/status`, { status: 3 })
  await ada.delete(`/guests/${added[2]!.body.data.id}`)
  expect(await counts()).toEqual([
    grownUps({ id: party.id, status: 2, guests: 1, heads: 1, meals: [{ meal: 'Fish', guests: 1 }] }),
    grownUps({ id: party.id, status: 3, guests: 2, heads: 3, meals: [{ meal: 'Fish', guests: 1 }, lamb] }),
    grownUps({ id: brunch.id, status: 1, guests: 1, heads: 1, meals: [] }),
  ])
})

// RULE-033
test('the list finds whose details are missing', async () => {
  const ada = await world.couple()
  const whole = { email: 'a@example.com', phone: '+1 (713) 555-0101', address_line1: '1 Main Street', city: 'Houston' }
  await ada.post('/guests', { firstname: 'Whole', ...whole })
  await ada.post('/guests', { firstname: 'NoEmail', ...whole, email: '' })
  await ada.post('/guests', { firstname: 'NoPhone', ...whole, phone: '' })
  await ada.post('/guests', { firstname: 'NoStreet', ...whole, address_line1: '' })
  await ada.post('/guests', { firstname: 'NoCity', ...whole, city: '' })
  const found = async (missing: string) => firstnames(await ada.get(`/guests?order_by=firstname&missing_info=${missing}`))
  expect(await found('email')).toEqual(['NoEmail'])
  expect(await found('phone')).toEqual(['NoPhone'])
  expect(await found('address')).toEqual(['NoCity', 'NoStreet'])
  expect(await found('any')).toEqual(['NoCity', 'NoEmail', 'NoPhone', 'NoStreet'])
  expect(firstnames(await ada.get('/guests?missing_info=any&search=nophone'))).toEqual(['NoPhone'])
  expect((await ada.get('/guests?missing_info=address')).body.meta.total).toBe(2)
  expect((await ada.get('/guests?missing_info=shoe_size')).status).toBe(422)
})

// RULE-032
test.each(['lastname', 'firstname', 'created_at', 'updated_at', 'email', 'table_name', 'household'])(
  'sorted by %s, cursors lead through the same list as page numbers do, both ways',
  async (order_by) => {
    for (const order_dir of ['asc', 'desc']) {
      const query = `per_page=5&order_by=${order_by}&order_dir=${order_dir}`
      const { total } = (await many.get(`/guests?${query}`)).body.meta
      const [byPage, byCursor]: [number[], number[]] = [[], []]
      let cursor = ''
      for (let page = 1; page <= Math.ceil(total / 5); page++) {
        const numbered = (await many.get(`/guests?${query}&page=${page}`)).body
        const followed = (await many.get(`/guests?${query}${cursor && `&cursor=${cursor}`}`)).body
        expect(followed).toEqual(numbered)
        byPage.push(...idsOf(numbered))
        byCursor.push(...idsOf(followed))
        cursor = followed.meta.next_cursor
      }
      expect(cursor).toBeNull()
      expect(byCursor).toEqual(byPage)
      expect(new Set(byPage).size).toBe(total)
    }
  },
)

test('a cursor stands where its page ended, whoever comes or goes in front of it', async () => {
  const ada = await world.couple()
  await ada.post('/guests/many', { names: 'Bea\nCy\nDee\nEve\nFay' })
  const first = (await ada.get('/guests?per_page=2&order_by=firstname')).body
  await ada.post('/guests', { firstname: 'Ann' })
  await ada.delete(`/guests/${first.data[1].id}`)
  const next = (await ada.get(`/guests?per_page=2&order_by=firstname&cursor=${first.meta.next_cursor}`)).body
  expect(next.data.map(({ firstname }: { firstname: string }) => firstname)).toEqual(['Dee', 'Eve'])
})

test.each([
  ['of another order', 'order_by=email'],
  ['of the other direction', 'order_dir=desc'],
])('a cursor %s is refused, and so is one that was made up', async (_, query) => {
  const { next_cursor } = (await many.get('/guests?per_page=2')).body.meta
  const madeUp = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const wrong = [
    (await many.get(`/guests?${query}&cursor=${next_cursor}`)).status,
    (await many.get('/guests?cursor=nonsense')).status,
    (await many.get(`/guests?cursor=${madeUp(['lastname asc', 2, 'a', 'b', 'c'])}`)).status,
    (await many.get(`/guests?cursor=${madeUp(['lastname asc', 2, 'a'])}`)).status,
    (await many.get(`/guests?order_by=created_at&cursor=${madeUp(['created_at asc', 2, "1'; drop table guests", 1])}`)).status,
    (await many.get(`/guests?order_by=created_at&cursor=${madeUp(['created_at asc', 2, '2026-02-31T10:00:00Z', 1])}`)).status,
  ]
  expect(wrong).toEqual(wrong.map(() => 422))
})

test('sorted by household, its members stand together', async () => {
  const guests = (await many.get('/guests?order_by=household&per_page=100')).body.data as { household_id: number | null }[]
  const runs = guests.map(({ household_id }) => household_id).filter((id, nth, ids) => id !== null && id !== ids[nth - 1])
  expect(runs.length).toBeGreaterThan(3)
  expect(new Set(runs).size).toBe(runs.length)
})

const many = await manyGuests()

async function manyGuests(): Promise<Client> {
  const ada = await world.couple()
  const names = [
    'Zoë Åberg',
    'ana & Cy berg',
    'Bo & Di Zorn',
    'Ed dahl & Flo Abt',
    'Gus Abt',
    'The Kims',
    'Hal, Ivy and Jo Moss',
    'Kit Moss',
    'Lou',
    'Max & Ned Abt',
  ]
  const { ids } = (await ada.post('/guests/many', { names: names.join('\n') })).body.data
  for (const id of ids.slice(0, 6))
    await ada.put(`/guests/${id}`, { table_name: id % 2 ? 'One' : 'two', email: `guest${id % 3}@example.com` })
  return ada
}

function idsOf({ data }: { data: { id: number }[] }): number[] {
  return data.map(({ id }) => id)
}

function firstnames({ body }: Answer): string[] {
  return body.data.map((guest: { firstname: string }) => guest.firstname)
}

test('a party has its size wherever a page ends, and its adults lead it', async () => {
  const ada = await world.couple()
  const [dinner, brunch] = [await world.event(ada, 'Dinner'), await world.event(ada, 'Brunch')]
  const add = async (names: string, events: number[]) => (await ada.post('/guests/many', { names, wedding_events: events })).body.data.ids
  const [, zed, kid] = await add('Ava (3), Zed & Kim Able', [dinner.id, brunch.id])
  await add('Ida Auf + 1', [dinner.id])
  await ada.put(`/guests/${zed}/guest_wedding_events/${dinner.id}/status`, { status: 2, plus_one_count: 2 })
  await ada.put(`/guests/${kid}`, { wedding_events: [dinner.id] })
  const seen = async (query: string) => {
    const { data, households } = (await ada.get(`/guests?order_by=household&${query}`)).body
    return [data.map(({ firstname }: { firstname: string }) => firstname), households.map(({ heads }: { heads: number }) => heads)]
  }
  for (const page of [1, 2, 3]) expect((await seen(`guest_event_id=${dinner.id}&per_page=1&page=${page}`))[1]).toEqual([5])
  expect(await seen(`guest_event_id=${brunch.id}`)).toEqual([['Zed', 'Ava'], [2]])
  expect(await seen('')).toEqual([['Kim', 'Zed', 'Ava', 'Ida'], [3]])
  expect(await seen('order_dir=desc')).toEqual([['Ida', 'Zed', 'Kim', 'Ava'], [3]])
})
