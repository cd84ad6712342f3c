import assert from 'node:assert/strict'

/** A faster answer that says something else is worth nothing: what the floor says of the list, the product must say, too. */
export async function sameLists(floor: string, product: string, query: string, headers: Record<string, string>): Promise<void> {
  const [least, whole] = await Promise.all(
    [`${floor}/guests`, `${product}/api/v1/guests`].map(async (url): Promise<List> => (await fetch(url + query, { headers })).json()),
  )
  assert.ok(least!.data.length > 0, `There are no guests at ${query}`)
  assert.deepEqual(least!.guest_wedding_event_counts, whole!.guest_wedding_event_counts)
  assert.equal(least!.meta.total, whole!.meta.total)
  assert.deepEqual(least!.data.map(comparable), whole!.data.map(comparable))
}

interface List {
  data: ListedGuest[]
  meta: { total: number }
  guest_wedding_event_counts: unknown[]
}

interface ListedGuest {
  wedding_events: { id: number; status: number; plus_one_count: number }[]
  [field: string]: unknown
}

/** The floor has no arrays and leaves moments as PostgreSQL writes them. */
export function comparable({ plus_one_names: _, tags: __, wedding_events, ...guest }: ListedGuest) {
  const moments = Object.entries(guest).map(([name, value]) => [
    name,
    name.endsWith('_at') && value ? new Date(String(value)).toISOString() : value,
  ])
  return {
    ...Object.fromEntries(moments),
    wedding_events: wedding_events.map(({ id, status, plus_one_count }) => ({ id, status, plus_one_count })),
  }
}
