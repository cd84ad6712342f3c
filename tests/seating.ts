import type { Person, newWorld } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

/** A wedding with guests who come, by first name; `Ann+1` brings somebody. */
export async function newSeating(world: World, names: readonly string[]) {
  const ada = await world.couple()
  const { id } = await world.event(ada, 'The wedding')
  const guests = new Map<string, number>()
  for (const said of names) {
    const [firstname = '', brought] = said.split('+')
    const plus = { plus_one_allowed: true, plus_one_names: ['Their friend'] }
    const more = brought ? plus : {}
    const { body } = await ada.post('/guests', {
      firstname,
      lastname: 'Guest',
      ...more,
      wedding_events: [{ id, status: 2, plus_one_count: brought ? 1 : 0 }],
    })
    guests.set(firstname, Number(body.data.id))
  }
  const path = `/guest_wedding_events/${id}/seating`
  const guest = (name: string) => guests.get(name) ?? 0
  const reply = (name: string, status: number, plus_one_count = 0) =>
    ada.put(`/guests/${guest(name)}/guest_wedding_events/${id}/status`, { status, plus_one_count })
  const table = async (name: string, seats: number) => Number((await ada.post(`${path}/tables`, { name, seats })).body.data.id)
  const seat = (places: Record<string, number | null>, more: object = {}, who: Person = ada) =>
    who.put(`${path}/seats`, { places: Object.entries(places).map(([name, table_id]) => placeOf(guest, name, table_id)), ...more })
  const rule = (kind: string, one: string, more: object) => ada.post(`${path}/rules`, { kind, guest_id: guest(one), ...more })
  const plan = async () => (await ada.get(path)).body.data
  /** Who sits where, by name. */
  const sitting = async () => {
    const { people, tables } = await plan()
    const names = new Map(tables.map((one: { id: number; name: string }) => [one.id, one.name]))
    return Object.fromEntries(
      people.map((one: { name: string; table_id: number }) => [one.name.replace(' Guest', ''), names.get(one.table_id) ?? null]),
    )
  }
  return { ada, id, path, guest, reply, table, seat, rule, plan, sitting }
}

/** `Ann.1` is whom Ann brings. */
function placeOf(guest: (name: string) => number, said: string, table_id: number | null) {
  const [name = '', companion] = said.split('.')
  return { guest_id: guest(name), companion: Number(companion ?? 0), table_id }
}
