export interface EventKind {
  id: number
  name: string
}

/** What kinds of event a wedding may have, each once. Their numbers are kept with the events, so they stay as they are. */
export const eventKinds: readonly EventKind[] = [
  { id: 1, name: 'The wedding' },
  { id: 2, name: 'Rehearsal dinner' },
  { id: 4, name: 'Welcome party' },
  { id: 9, name: 'Civil ceremony' },
  { id: 10, name: 'Religious ceremony' },
  { id: 11, name: 'Tea ceremony' },
  { id: 12, name: 'Mehndi' },
  { id: 13, name: 'Sangeet' },
  { id: 14, name: 'After-party' },
  { id: 3, name: 'Brunch after' },
  { id: 5, name: 'Engagement party' },
  { id: 6, name: 'Shower' },
  { id: 7, name: 'Bachelor party' },
  { id: 8, name: 'Bachelorette party' },
]

/** The one that every wedding has. */
export const theWedding = eventKinds[0]!

/** For what no list knows; there are several, so that a couple can have several of their own. */
const otherKinds: readonly EventKind[] = Array.from({ length: 20 }, (_, nth) => ({ id: 101 + nth, name: 'Something else' }))

interface OfKind {
  taxonomy_event_id: number
}

/** The kinds that a wedding with these events has no event of yet, and of the others the next one. */
export function freeKinds(events: readonly OfKind[]): EventKind[] {
  const isFree = ({ id }: EventKind) => !events.some((event) => event.taxonomy_event_id === id)
  return [...eventKinds.filter(isFree), ...otherKinds.filter(isFree).slice(0, 1)]
}

/** Undefined for a number that no kind has. */
export function kindOf({ taxonomy_event_id }: OfKind): EventKind | undefined {
  return [...eventKinds, ...otherKinds].find(({ id }) => id === taxonomy_event_id)
}
