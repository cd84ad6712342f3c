import type { newWorld, Person } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

export interface Invited {
  couple: Person
  username: string
  wedding: { id: number }
  supper: { id: number }
  /** Tom and Jo, who are asked to both, and Ned, to the wedding alone. */
  tom: { id: number; invite_id: string }
  jo: { id: number; invite_id: string }
  ned: { id: number; invite_id: string }
  /** Of their card. */
  code: string
}

/** A couple that asked a household of three to a wedding with meals and to a supper. */
export async function inviteHousehold(world: World, couple?: Person): Promise<Invited> {
  couple ??= await world.couple()
  const [wedding, supper] = [await world.event(couple, 'The wedding'), await world.event(couple, 'Rehearsal supper')]
  await couple.put(`/guest_wedding_events/${wedding.id}`, { date: '2027-06-26', start_time: '16:00', meals: ['Lamb', 'Garden'] })
  const add = async (firstname: string, events: number[], more: object = {}) => {
    const added = await couple.post('/guests', { firstname, lastname: 'Fairweather', wedding_events: events, ...more })
    const { id } = added.body.data
    return { id, invite_id: (await couple.post(`/guests/${id}/generate-invite-id`)).body.data.invite_id as string }
  }
  const tom = await add('Tom', [wedding.id, supper.id], { plus_one_allowed: true, email: `tom${couple.id}@example.com`, notes: 'Drinks' })
  const jo = await add('Jo', [wedding.id, supper.id], { email: `jo${couple.id}@example.com` })
  const ned = await add('Ned', [wedding.id], { age_group: 'child' })
  const household = await couple.post('/households', { name: 'Fairweather', guest_ids: [tom.id, jo.id, ned.id] })
  const codes = await couple.post('/rsvp-codes', { household_ids: [household.body.data.id] })
  const { username } = (await couple.get('/users/me')).body.data
  return { couple, username, wedding, supper, tom, jo, ned, code: codes.body.data[0].code }
}
