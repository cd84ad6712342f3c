import type { EventInput, BriefEvent } from '#features/wedding/events/contract.ts'
import { type EventKind, eventKinds, freeKinds, kindOf, theWedding } from '#features/wedding/events/event-kinds.ts'

type Fields = Record<string, string>

export interface EventChoice extends EventKind {
  /** What the wedding calls its event of this kind. */
  called: string
  isChosen: boolean
}

/** The kinds to choose from, as they stand: those that the wedding has are chosen, and at first the wedding alone. */
export function eventChoices(events: readonly BriefEvent[], posted?: Fields): EventChoice[] {
  const first = events.length === 0 ? theWedding.id : undefined
  return kindsFor(events).map((kind) => {
    const event = events.find(({ taxonomy_event_id }) => taxonomy_event_id === kind.id)
    const called = posted?.[nameField(kind)] ?? event?.name ?? (isNamed(kind) ? kind.name : '')
    return { ...kind, called, isChosen: posted ? kindField(kind) in posted : Boolean(event) || kind.id === first }
  })
}

export function kindField({ id }: Pick<EventKind, 'id'>): string {
  return `kind_${id}`
}

export function nameField({ id }: Pick<EventKind, 'id'>): string {
  return `name_${id}`
}

interface Calls {
  create: (event: EventInput) => Promise<unknown>
  update: (event: { id: number; name: string }) => Promise<unknown>
  destroy: (event: { id: number }) => Promise<unknown>
}

/** Events are added and removed until they are those of the form; a wedding always keeps one. */
export async function settleEvents(events: readonly BriefEvent[], fields: Fields, { create, update, destroy }: Calls): Promise<void> {
  const chosen = chosenEvents(events, fields)
  for (const event of chosen) {
    const earlier = events.find(({ taxonomy_event_id }) => taxonomy_event_id === event.taxonomy_event_id)
    if (!earlier) await create(event)
    else if (earlier.name !== event.name) await update({ id: earlier.id, name: event.name })
  }
  for (const event of events) {
    const isLeft = kindOf(event) && !chosen.some(({ taxonomy_event_id }) => taxonomy_event_id === event.taxonomy_event_id)
    if (isLeft) await destroy({ id: event.id })
  }
}

function chosenEvents(events: readonly BriefEvent[], fields: Fields): EventInput[] {
  const chosen = kindsFor(events).filter((kind) => kindField(kind) in fields)
  return (chosen.length > 0 ? chosen : [theWedding]).map((kind) => ({
    taxonomy_event_id: kind.id,
    name: fields[nameField(kind)]?.trim() || kind.name,
  }))
}

/** All that a list knows, then the wedding's own and one more. */
function kindsFor(events: readonly BriefEvent[]): EventKind[] {
  const own = events.flatMap((event) => kindOf(event) ?? []).filter((kind) => !isNamed(kind))
  return [...eventKinds, ...own, ...freeKinds(events).filter((kind) => !isNamed(kind))]
}

/** Whether a kind's name is a name for its event, too. */
function isNamed(kind: EventKind): boolean {
  return eventKinds.some(({ id }) => id === kind.id)
}
