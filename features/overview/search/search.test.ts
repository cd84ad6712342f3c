// One chance: rights

import { describe, expect, test } from 'vitest'
import { actAs, operator } from '#tests/acting.ts'
import type { Client } from '#tests/client.ts'
import { newWorld, type Person } from '#tests/world.ts'
import type { FoundKind } from './contract.ts'

const world = await newWorld()

/** A couple with a guest, a task and a helper for each of two events, all of a name. */
async function wedding(name: string) {
  const couple = await world.couple()
  await couple.put('/users/me', { firstname: 'June', wedding_details: { other_firstname: 'Theo' } })
  const [supper, party] = [await world.event(couple, `${name} supper`, { date: '2027-06-25' }), await world.event(couple, `${name} party`)]
  for (const event of [supper, party]) {
    await couple.post('/guests', { firstname: 'Zoë', lastname: `${name} of ${event.name}`, wedding_events: [event.id] })
    await couple.post('/user-checklist-items', { title: `Cake of ${event.name}`, guest_wedding_event_id: event.id })
  }
  await invite(couple, `birta.${name.toLowerCase()}@example.com`)
  return { couple, supper, party }
}

async function invite(couple: Person, email: string): Promise<void> {
  await world.db.insertInto('user_posses').values({ user_id: couple.id, email }).execute()
}

async function find(client: Client, query: string): Promise<FoundKind[]> {
  const { status, body } = await client.get(`/search?${query}`)
  expect(status).toBe(200)
  return body.data
}

const titles = (kinds: readonly FoundKind[]) => kinds.map(({ kind, finds }) => [kind, ...finds.map(({ title }) => title)])

describe('what is found', async () => {
  const { couple, supper, party } = await wedding('Marigold')

  test('are guests, tasks, events and helpers, each with its page', async () => {
    const found = await find(couple, 'q=marigold')
    expect(titles(found)).toEqual([
      ['guest', 'Zoë Marigold of Marigold party', 'Zoë Marigold of Marigold supper'],
      ['task', 'Cake of Marigold party', 'Cake of Marigold supper'],
      ['event', 'Marigold party', 'Marigold supper'],
      ['helper', 'birta.marigold@example.com'],
    ])
    const [guests, tasks, events, helpers] = found
    expect(guests!.finds[1]!.to).toBe(`/tools/guest-list?event=${supper.id}&guest=${guests!.finds[1]!.id}`)
    expect(tasks!.finds[0]).toMatchObject({
      about: 'Marigold party',
      to: `/tools/wedding-checklist?event=${party.id}&item=${tasks!.finds[0]!.id}`,
    })
    expect(events!.finds[1]).toEqual({
      id: supper.id,
      title: 'Marigold supper',
      about: '',
      day: '2027-06-25',
      couple: '',
      to: `/dashboard/events/${supper.id}`,
    })
    expect(helpers!.finds[0]!.to).toBe(`/settings/helpers#helper-${helpers!.finds[0]!.id}`)
  })

  test('holds every word, whatever its accents and capitals, what begins so first', async () => {
    expect(titles(await find(couple, 'q=ZOE+supper'))).toEqual([['guest', 'Zoë Marigold of Marigold supper']])
    expect(await find(couple, 'q=zoe+wedding')).toEqual([])
    await couple.post('/guests', { firstname: 'Ann', lastname: 'Ozols' })
    await couple.post('/guests', { firstname: 'Bo', lastname: 'Cazorla' })
    await couple.post('/guests', { firstname: 'Zora', lastname: 'Lind' })
    expect(titles(await find(couple, 'q=zo&kind=guest&per_page=3'))[0]!.slice(1)).toEqual([
      'Zoë Marigold of Marigold party',
      'Zoë Marigold of Marigold supper',
      'Zora Lind',
    ])
    expect((await find(couple, 'q=zo&kind=guest&per_page=2&page=3'))[0]).toMatchObject({ total: 5, finds: [{ title: 'Bo Cazorla' }] })
  })

  test.each(['', '+++', '%25', '_', '%5C', "'", '%00', 'a'.repeat(201), '(%5B*%2B%3F', '%EF%BC%85', '%F0%9F%92%90', 'qq+'.repeat(60)])(
    '%j is looked for as it is written, and breaks nothing',
    async (q) => {
      const { status, body } = await couple.get(`/search?q=${q}`)
      expect([200, 422]).toContain(status)
      if (status === 200) expect(body.data).toEqual([])
    },
  )

  test('is bounded', async () => {
    expect((await couple.get('/search?q=zo&per_page=51')).status).toBe(422)
    expect((await couple.get('/search?q=zo&kind=user')).status).toBe(422)
  })
})

describe('by whom', async () => {
  const { couple, supper, party } = await wedding('Larkspur')
  const stranger = await world.couple()
  await stranger.post('/guests', { firstname: 'Larkspur', lastname: 'Own' })
  const helper = (permissions: number[]) => world.helper(couple, { [supper.id]: permissions, [party.id]: [] })
  const seenBy = async (person: Client) => (await find(person, 'q=larkspur')).map(({ kind, total }) => `${total} ${kind}`)

  test('a stranger finds their own alone, a visitor nothing', async () => {
    expect(titles(await find(stranger, 'q=larkspur'))).toEqual([['guest', 'Larkspur Own']])
    expect(await find(world.visitor(), 'q=larkspur')).toEqual([])
  })

  test.each([
    [1, ['1 task', '1 event']],
    [2, ['1 guest', '1 event']],
    [3, ['1 event']],
    [4, ['1 event']],
    [5, ['1 event']],
  ])('a helper with permission %i finds what it shows, on the event that it is for', async (permission, seen) => {
    const person = await helper([permission])
    expect(await seenBy(person)).toEqual(seen)
    const found = (await find(person, 'q=larkspur')).flatMap(({ finds }) => finds)
    for (const { couple: whose, title, about } of found)
      expect([whose, `${title} ${about}`]).toEqual(['June & Theo', expect.stringContaining('supper')])
    expect(found.at(-1)!.to).toBe(`/dashboard/posse/${couple.id}/events/${supper.id}`)
  })

  test('who was given nothing, was only invited, or is gone finds nothing', async () => {
    expect(await seenBy(await helper([]))).toEqual([])
    const invited = await helper([1, 2])
    await world.db.updateTable('user_posses').set({ accepted_at: null }).where('member_id', '=', invited.id).execute()
    expect(await seenBy(invited)).toEqual([])
    const gone = await helper([1, 2])
    await world.db.deleteFrom('user_posses').where('member_id', '=', gone.id).execute()
    expect(await seenBy(gone)).toEqual([])
  })

  test('a partner finds everything but who helps, which only the couple is shown', async () => {
    expect(await seenBy(await world.helper(couple, {}, 'partner'))).toEqual(['2 guest', '2 task', '2 event'])
  })

  test('a vendor who helps stays among the pages of a business', async () => {
    const person = await helper([1])
    await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', person.id).execute()
    expect((await find(person, 'q=larkspur')).at(-1)!.finds[0]!.to).toBe(`/vendor/dashboard/posse/${couple.id}/events/${supper.id}`)
  })

  test('an operator finds nothing of others, and what they find as long as they act as one', async () => {
    const admin = await operator(world)
    expect(await seenBy(admin)).toEqual([])
    const acting = await actAs(admin, couple)
    expect(await seenBy(acting)).toEqual(await seenBy(couple))
    await acting.post('/users/me/stop-impersonate')
    expect(await seenBy(admin)).toEqual([])
  })

  test('who was invited is known by their address, until they said yes', async () => {
    const known = await world.couple()
    await known.put('/users/me', { firstname: 'Delphine', lastname: 'Secret' })
    await invite(couple, known.email)
    expect(await find(couple, 'q=delphine')).toEqual([])
    const accepted = { member_id: known.id, accepted_at: new Date().toISOString() }
    await world.db.updateTable('user_posses').set(accepted).where('email', '=', known.email).execute()
    expect(titles(await find(couple, 'q=delphine'))).toEqual([['helper', 'Delphine Secret']])
  })
})
