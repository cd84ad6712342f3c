/** The colour of an event's field, a token and a class: which moment of a wedding it is. */
export type EventField = 'petal' | 'butter' | 'skyblue' | 'moss' | 'lilac'

/** By the number of its kind: the wedding itself, the evening before, the morning after, ceremonies, parties. */
const fields: Record<number, EventField> = {
  1: 'petal',
  2: 'butter',
  3: 'skyblue',
  4: 'butter',
  9: 'petal',
  10: 'petal',
  11: 'butter',
  12: 'moss',
  13: 'lilac',
  14: 'lilac',
  5: 'lilac',
  6: 'moss',
  7: 'skyblue',
  8: 'lilac',
}

export function fieldOfEvent({ taxonomy_event_id }: { taxonomy_event_id: number }): EventField {
  return fields[taxonomy_event_id] ?? 'moss'
}
