import type { Guest } from '#features/guests/list/contract.ts'

/** As tables.css has them on a desk. */
export const rowHeight = 48
export const statuses = ['Not asked', 'Waiting', 'Coming', 'Can’t come', 'Maybe']
export const kinds = ['not_asked', 'waiting', 'coming', 'cannot', 'maybe']

/** What a row of the product's list shows. */
export interface Row {
  id: number
  name: string
  party: string
  group: string
  status: number
  dinner: string
  notes: string
  details: string
}

export async function loadRows(): Promise<Row[]> {
  const guests: Guest[] = await (await fetch('/guests.json')).json()
  return guests.map((guest) => ({
    id: guest.id,
    name: `${guest.lastname}, ${guest.firstname}`,
    party: String(1 + (guest.wedding_events[0]?.plus_one_count ?? 0)),
    group: guest.relationship,
    status: guest.wedding_events[0]?.status ?? 0,
    dinner: guest.wedding_events[0]?.meal || '–',
    notes: guest.dietary_notes,
    details: guest.email === '' ? 'Email' : 'Complete',
  }))
}

/** The columns of the product's table, in a grid, so that rows can lie anywhere. */
export const styles = `
  .guest-table tbody { display: block; position: relative; }
  .guest-table tbody tr { position: absolute; inset: 0 0 auto; display: grid; grid-template-columns: 44px 3fr 72px 1fr 2fr 1fr 1.5fr 1.5fr 44px; }
  .guest-table tbody tr > * { display: flex; align-items: center; white-space: nowrap; overflow: hidden; }`

/** Says when the first rows were painted. */
export function told(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset['mounted'] = 'yes')))
}
