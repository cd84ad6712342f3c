import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '#web/api.ts'
import { tools } from '#web/routes.ts'
import { t } from '#web/text/tools-text.ts'
import type { GuestWeddingEvent } from '../events/contract.ts'
import { theWedding } from '../events/event-kinds.ts'
import { useLeaving } from './leaving.ts'

/** Passes the questions over: a wedding without events then has the one that every wedding has. */
export function LaterForm({ events }: { events: readonly GuestWeddingEvent[] }) {
  const later = useMutation({ mutationFn: () => finish(events), onSuccess: useLeaving(tools['guest-list'].path) })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    later.mutate()
  }
  return (
    <form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="form" value="later" />
      <button className="button ghost small" type="submit" disabled={later.isPending || later.isSuccess}>
        {t('setup.later')}
      </button>
    </form>
  )
}

async function finish(events: readonly GuestWeddingEvent[]): Promise<void> {
  if (events.length === 0) await api.guest_wedding_events.create.call({ taxonomy_event_id: theWedding.id, name: theWedding.name })
  await api.setups.finish.call({ tool: 'guest-list' })
}
