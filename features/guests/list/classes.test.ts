// One chance: writes

import { expect, test } from 'vitest'
import { freshCounts } from '#tests/faults/audit.ts'
import { readWorkbook } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world

test('a hundred guests with twenty companions need a hundred and twenty meals, and six vendors need theirs, wherever one looks', async () => {
  const { ada, party } = await wedding()
  const names = Array.from({ length: 100 }, (_, nth) => `Guest ${nth}`).join('\n')
  const { ids } = (await ada.post('/guests/many', { names, wedding_events: [party.id] })).body.data
  const answer = (chosen: number[], plus_one_count: number) =>
    ada.post('/guests/reply-many', { ids: chosen, guest_wedding_event_id: party.id, status: 2, plus_one_count })
  await answer(ids, 0)
  await answer(ids.slice(0, 20), 1)
  await hire(ada, party.id, 'hired', 6)
  await hire(ada, party.id, 'quoted', 9)
  await hire(ada, null, 'hired', 7)

  const coming = { status: 2, guests: 100, heads: 120, adults: 120, children: 0, infants: 0, drinkers: 120, eaters: 120 }
  const list = (await ada.get('/guests')).body
  expect(list.guest_wedding_event_counts).toEqual([{ id: party.id, ...coming, meals: [] }])
  expect(list.vendor_meals).toEqual([{ id: party.id, meals: 6 }])
  const { data } = (await ada.get(`/guest_wedding_events/${party.id}/dashboard`)).body
  expect([data.counts, data.vendor_meals]).toEqual([[coming], 6])
  expect((await ada.get('/users/me/dashboard')).body.data.guest_wedding_event_counts).toEqual(list.guest_wedding_event_counts)
  const [head, ...rows] = (await exported(ada)).get('Heads')!
  expect(head).toEqual([
    'Event',
    'Guests who come',
    'Plus-ones',
    'Heads',
    'Adults',
    'Children',
    'Infants',
    'Who drink',
    'Chairs',
    'Guests’ meals',
    'Vendors’ meals',
    'Meals',
  ])
  expect(rows).toEqual([['Party', 100, 20, 120, 120, 0, 0, 120, 120, 120, 6, 126]])
})

test('a guest counts as what is said of them: children don’t drink, an infant eats once a meal is said, and who changes moves each count', async () => {
  const { ada, party } = await wedding()
  const supper = await world.event(ada, 'Supper')
  const add = async (body: object) => (await ada.post('/guests', { firstname: 'One', ...body })).body.data.id as number
  const coming = { id: party.id, status: 2 }
  await add({ age_group: 'adult', wedding_events: [{ ...coming, plus_one_count: 2 }] })
  await add({ age_group: 'adult', drinks: false, wedding_events: [coming] })
  await add({ age_group: 'child', drinks: true, wedding_events: [coming] })
  const infant = await add({ age_group: 'infant', wedding_events: [coming, supper.id] })
  const counts = async () => (await ada.get('/guests')).body.guest_wedding_event_counts
  const { id, meals } = { id: party.id, meals: [] }
  const all = { id, status: 2, guests: 4, heads: 6, adults: 4, children: 1, infants: 1, drinkers: 3, eaters: 5, meals }
  const one = { id: supper.id, status: 0, guests: 1, heads: 1, adults: 0, children: 0, infants: 1, drinkers: 0, eaters: 0, meals }
  expect(await counts()).toEqual([all, one])

  await ada.put(`/guests/${infant}/guest_wedding_events/${id}/status`, { status: 2, meal: 'Soup' })
  expect(await counts()).toEqual([{ ...all, eaters: 6, meals: [{ meal: 'Soup', guests: 1 }] }, one])
  await ada.put(`/guests/${infant}`, { age_group: 'child' })
  const grown = { ...all, children: 2, infants: 0, eaters: 6, meals: [{ meal: 'Soup', guests: 1 }] }
  expect(await counts()).toEqual([grown, { ...one, children: 1, infants: 0, eaters: 1 }])
  const ids = (await ada.get('/guests')).body.data.map((guest: { id: number }) => guest.id)
  const changed = (await ada.post('/guests/update-many', { ids, change: { age_group: 'adult', drinks: false } })).body.data
  expect((await counts())[0]).toEqual({ ...grown, adults: 6, children: 0, drinkers: 2 })
  await ada.post(`/wedding-changes/${changed.undo}/undo`)
  expect((await counts())[0]).toEqual(grown)

  const act = crypto.randomUUID()
  await ada.delete(`/guests/${infant}`, { act })
  expect(await counts()).toEqual([{ ...all, guests: 3, heads: 5, infants: 0, eaters: 5 }])
  await ada.post(`/wedding-changes/${act}/undo`)
  expect((await counts())[0]).toEqual(grown)
})

test('an answer is taken back though its guest counts as something else by now', async () => {
  const { ada, party } = await wedding()
  const { id } = (await ada.post('/guests', { firstname: 'Ida', wedding_events: [party.id] })).body.data
  const { undo } = (await ada.post('/guests/reply-many', { ids: [id], guest_wedding_event_id: party.id, status: 2 })).body.data
  await ada.put(`/guests/${id}`, { age_group: 'child' })
  expect((await ada.post(`/wedding-changes/${undo}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get('/guests')).body.guest_wedding_event_counts).toMatchObject([{ status: 0, heads: 1, adults: 0, children: 1 }])
})

test('who sees the guests of one event is told what its vendors eat, and of no other', async () => {
  const { ada, party } = await wedding()
  const supper = await world.event(ada, 'Supper')
  await hire(ada, party.id, 'hired', 2)
  await hire(ada, supper.id, 'hired', 3)
  const helper = await world.helper(ada, { [party.id]: [2], [supper.id]: [1] })
  expect((await helper.get(`/guests?guest_event_id=${party.id}`)).body.vendor_meals).toEqual([{ id: party.id, meals: 2 }])
  expect((await helper.get(`/guest_wedding_events/${supper.id}/dashboard`)).body.data).toMatchObject({ counts: null, vendor_meals: null })
})

test('after a thousand random changes, five at a time, the counts are what a fresh count says', async () => {
  const { ada, party } = await wedding()
  const events = [party, await world.event(ada, 'Supper'), await world.event(ada, 'Brunch')]
  const next = random(20_270_626)
  const pick = <One>(all: readonly One[]) => all[next(all.length)]!
  const ages = ['adult', 'child', 'infant'] as const
  const drinks = () => pick([true, false, null])
  const place = () => ({ id: pick(events).id, status: next(5), plus_one_count: next(4), meal: pick(['', 'Soup', 'Fish']) })
  const people = [ada, await world.helper(ada, {}, 'partner')]
  const who = () => pick(people)
  const guests: number[] = []
  const acts: string[] = []
  const changes: (() => Promise<{ status: number } | undefined>)[] = [
    async () => {
      const added = await who().post('/guests', { firstname: 'One', age_group: pick(ages), drinks: drinks(), wedding_events: [place()] })
      if (added.status === 201) guests.push(added.body.data.id)
      return added
    },
    () => who().put(`/guests/${pick(guests)}`, { age_group: pick(ages), drinks: drinks() }),
    () => {
      const { id, ...reply } = place()
      return who().put(`/guests/${pick(guests)}/guest_wedding_events/${id}/status`, reply)
    },
    async () => {
      const ids = Array.from({ length: 4 }, () => pick(guests))
      const changed = await who().post('/guests/update-many', { ids, change: { age_group: pick(ages), drinks: drinks() } })
      if (changed.status === 200) acts.push(changed.body.data.undo)
      return changed
    },
    async () => {
      const ids = Array.from({ length: 4 }, () => pick(guests))
      const replied = await who().post('/guests/reply-many', { ids, guest_wedding_event_id: pick(events).id, status: next(5) })
      if (replied.status === 200) acts.push(replied.body.data.undo)
      return replied
    },
    async () => {
      if (next(3) > 0) return who().put(`/guests/${pick(guests)}`, { wedding_events: [place()] })
      const act = crypto.randomUUID()
      acts.push(act)
      return who().delete(`/guests/${pick(guests)}`, { act })
    },
    () => (acts.length === 0 ? Promise.resolve(undefined) : who().post(`/wedding-changes/${acts.splice(next(acts.length), 1)[0]}/undo`)),
  ]
  for (let nth = 0; nth < 5; nth++) await changes[0]!()
  const statuses = new Set<number | undefined>()
  for (let nth = 0; nth < 200; nth++)
    for (const answer of await Promise.all(Array.from({ length: 5 }, () => pick(changes)()))) statuses.add(answer?.status)
  // Who comes too late for a guest, or all at once, is refused in words; nothing falls over another.
  expect([...statuses]).not.toContain(500)
  const shown = (await ada.get('/guests')).body.guest_wedding_event_counts
  expect(shown.map(({ meals: _, ...count }: { meals: unknown }) => count)).toEqual(await freshCounts(db, ada.id))
  expect(shown.length).toBeGreaterThan(10)
}, 120_000)

async function wedding() {
  const ada = await world.couple()
  return { ada, party: await world.event(ada, 'Party') }
}

function hire({ id: user_id }: Person, guest_wedding_event_id: number | null, status: 'hired' | 'quoted', vendor_meals: number) {
  return db.insertInto('user_vendors').values({ user_id, guest_wedding_event_id, name: 'Band', status, vendor_meals }).execute()
}

async function exported({ token }: Person) {
  const answer = await fetch(`${world.origin}/api/v1/guests/export`, { headers: { authorization: `Bearer ${token}` } })
  return readWorkbook(Buffer.from(await answer.arrayBuffer()))
}

/** Numbers below what is asked for, the same each time. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}
