import { api } from '#web/client/api.ts'
import { LaterForm } from '#web/layouts/later-form.tsx'
import { tools } from '#web/map/routes.ts'
import type { BriefEvent } from '#features/wedding/events/contract.ts'
import { theWedding } from '#features/wedding/events/event-kinds.ts'

/** Passes the questions over: a wedding without events then has the one that every wedding has. */
export function GuestLater({ events }: { events: readonly BriefEvent[] }) {
  return <LaterForm pass={() => finish(events)} to={tools['guest-list'].path} />
}

async function finish(events: readonly BriefEvent[]): Promise<void> {
  if (events.length === 0) await api.guest_wedding_events.create.call({ taxonomy_event_id: theWedding.id, name: theWedding.name })
  await api.setups.finish.call({ tool: 'guest-list' })
}
