import type { FormEvent } from 'react'
import { api } from '#web/api.ts'
import { useLeaving } from '#web/leaving.ts'
import { tools } from '#web/routes.ts'
import { t } from '#web/text/tools-text.ts'
import type { GuestWeddingEvent } from '../events/contract.ts'
import { theWedding } from '../events/event-kinds.ts'

/** Passes the questions over: a wedding without events then has the one that every wedding has. */
export function LaterForm({ events }: { events: readonly GuestWeddingEvent[] }) {
  const { send, isSent } = useLeaving(finish, tools['guest-list'].path)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send(events)
  }
  return (
    <form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="form" value="later" />
      <button className="button ghost small" type="submit" disabled={isSent}>
        {t('setup.later')}
      </button>
    </form>
  )
}

async function finish(events: readonly GuestWeddingEvent[]): Promise<void> {
  if (events.length === 0) await api.guest_wedding_events.create.call({ taxonomy_event_id: theWedding.id, name: theWedding.name })
  await api.setups.finish.call({ tool: 'guest-list' })
}
