import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import type { EventInput, BriefEvent } from './contract.ts'

export interface Adding {
  /** What is to be said of it, if anything. */
  said?: string
  errors: Record<string, string[]>
  isAdded: boolean
}

/** Adds an event, unless something is missing or the wedding has it; another device may have been faster than this page knows. */
export async function addEvent(event: EventInput, events: readonly BriefEvent[]): Promise<Adding> {
  const { taxonomy_event_id, name } = event
  if (!taxonomy_event_id) return refused(t('events.failed'), { taxonomy_event_id: [t('events.kind_missing')] })
  if (events.some((other) => other.taxonomy_event_id === taxonomy_event_id)) return refused(t('events.exists'))
  if (name === '') return { errors: { name: [t('events.name_missing')] }, isAdded: false }
  try {
    const { data } = await api.guest_wedding_events.create.call(event)
    return data ? { said: t('events.added', { name }), errors: {}, isAdded: true } : refused(t('events.duplicate'))
  } catch (error) {
    return refused(t('events.failed'), refusal(error)?.errors)
  }
}

function refused(said: string, errors: Adding['errors'] = {}): Adding {
  return { said, errors, isAdded: false }
}
