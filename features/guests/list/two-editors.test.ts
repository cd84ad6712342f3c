// One chance: writes

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const fields = ['notes', 'gift', 'table_name', 'relationship', 'dietary_notes'] as const

type Field = (typeof fields)[number]
type Edited = Record<Field, string> & { id: number; version: number }

/** As a screen does it: sends the version that it shows, and when that is stale, looks again and keeps what the other wrote. */
class Editor {
  readonly acknowledged: string[] = []
  private shown: Edited
  private readonly person: Person

  constructor(person: Person, shown: Edited) {
    this.person = person
    this.shown = shown
  }

  async append(field: Field, word: string): Promise<void> {
    for (;;) {
      const change = { [field]: `${this.shown[field]} ${word}`.trim(), version: this.shown.version }
      const { status, body } = await this.person.put(`/guests/${this.shown.id}`, change)
      expect([200, 409]).toContain(status)
      this.shown = body.data
      if (status === 200) return void this.acknowledged.push(`${field}:${word}`)
    }
  }
}

test('of 1,000 edits that two people make at the same time, in any order, none is lost', { timeout: 120_000 }, async () => {
  const random = numbersFrom(20_270_626)
  let [ada, theo] = await bothPartners()
  for (let round = 0; round < 25; round++) {
    // A person may make so many calls a minute; another couple goes on.
    if (round % 5 === 4) [ada, theo] = await bothPartners()
    const guest: Edited = (await ada.post('/guests', { firstname: `Guest ${round}` })).body.data
    const editors = [new Editor(ada, guest), new Editor(theo, guest)]
    const work = editors.map(async (editor, who) => {
      for (let nth = 0; nth < 20; nth++) {
        if (random() % 3 === 0) await new Promise((done) => setTimeout(done, random() % 3))
        await editor.append(fields[random() % 2]!, `${who}${nth}`)
      }
    })
    await Promise.all(work)
    const last: Edited = (await ada.get(`/guests/${guest.id}`)).body.data
    for (const word of editors.flatMap(({ acknowledged }) => acknowledged)) {
      const [field, text] = word.split(':')
      expect(
        last[field as Field].split(' ').filter((one) => one === text),
        word,
      ).toHaveLength(1)
    }
    expect(last.version).toBe(41)
  }
  const lines = await world.db.selectFrom('wedding_changes').where('what', '=', 'guest.change').select(['actor_id']).execute()
  expect(Map.groupBy(lines, ({ actor_id }) => actor_id).size).toBe(12)
  expect(lines).toHaveLength(1_000)
})

test('edits of other fields without a version never blank each other', async () => {
  const [ada, theo] = await bothPartners()
  const { id } = (await ada.post('/guests', { firstname: 'Grace' })).body.data
  await Promise.all(fields.map((field, nth) => (nth % 2 ? ada : theo).put(`/guests/${id}`, { [field]: field })))
  expect((await ada.get(`/guests/${id}`)).body.data).toMatchObject(Object.fromEntries(fields.map((field) => [field, field])))
})

test('bulk acts, single answers and deletions at the same time neither block each other nor miscount', { timeout: 60_000 }, async () => {
  const cy = await world.couple()
  const events = [await world.event(cy, 'Party'), await world.event(cy, 'Brunch')]
  const { ids } = (await cy.post('/guests/many', { names: 'Guest\n'.repeat(40), wedding_events: events.map(({ id }) => id) })).body.data
  const random = numbersFrom(7)
  const some = () => ids.filter(() => random() % 2 === 0).concat(ids[0])
  const act = (nth: number) => {
    const event = events[nth % 2]!.id
    if (nth % 4 === 0)
      return cy.post('/guests/reply-many', { ids: some(), guest_wedding_event_id: event, status: random() % 5, meal: 'Fish' })
    if (nth % 4 === 1) return cy.post('/guests/update-many', { ids: some().toReversed(), add_tags: [`tag${nth % 9}`] })
    if (nth % 20 === 2) return cy.post('/guests/destroy-many', { ids: [ids.at(-1 - nth / 20)] })
    return cy.put(`/guests/${ids[nth % 40]}/guest_wedding_events/${event}/status`, { status: random() % 5, plus_one_count: random() % 3 })
  }
  // So many at once as a slow machine still takes before they have waited too long for a connection.
  for (const wave of [0, 1, 2]) {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, nth) => act(40 * wave + nth)))
    for (const { status } of answers) expect([200, 404, 422, 429]).toContain(status)
  }
  const { data, guest_wedding_event_counts } = (await cy.get('/guests?per_page=100')).body
  const heads = (replies: { plus_one_count: number }[]) => replies.reduce((sum, { plus_one_count }) => sum + 1 + plus_one_count, 0)
  const replies = data.flatMap(({ wedding_events }: { wedding_events: { plus_one_count: number }[] }) => wedding_events)
  expect(guest_wedding_event_counts.reduce((sum: number, count: { heads: number }) => sum + count.heads, 0)).toBe(heads(replies))
})

test('a guest is added to an event, or the event is gone, and nothing in between', async () => {
  const dee = await world.couple()
  for (let round = 0; round < 15; round++) {
    const event = await world.event(dee, `Event ${round}`)
    const add = (nth: number) => dee.post('/guests', { firstname: `Guest ${nth}`, wedding_events: [event.id] })
    const [first, gone, ...others] = await Promise.all([add(1), dee.delete(`/guest_wedding_events/${event.id}`), add(2), add(3)])
    expect(gone!.status).toBe(204)
    for (const { status } of [first!, ...others]) expect([201, 409, 422]).toContain(status)
  }
  const { data, guest_wedding_event_counts } = (await dee.get('/guests?per_page=100')).body
  expect(guest_wedding_event_counts).toEqual([])
  expect(data.every(({ wedding_events }: { wedding_events: unknown[] }) => wedding_events.length === 0)).toBe(true)
})

async function bothPartners(): Promise<[Person, Person]> {
  const ada = await world.couple()
  return [ada, await world.helper(ada, {}, 'partner')]
}

function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536)
  }
}
