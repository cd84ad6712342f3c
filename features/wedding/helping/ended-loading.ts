import { notFound } from '@tanstack/react-router'
import type { NoLonger } from '#web/layouts/ended-page.tsx'
import { refusal } from '#web/client/refusal.ts'
import { startContext } from '#web/start/start-context.ts'
import type { TypedWord } from '#web/client/typed-words.ts'

interface At {
  event?: number | undefined
  user?: string | undefined
}

/** There is no such page; whoever it was shared with until it was taken back is told so. */
export function asEnded(at: At): (error: unknown) => Promise<never> {
  return async (error) => {
    if (refusal(error)?.status !== 404) throw error
    throw notFound({ data: await noLonger(at) })
  }
}

async function noLonger({ event, user }: At): Promise<NoLonger | undefined> {
  const { api } = await import('#web/client/api.ts')
  const { ended } = await api.user_posses.list.call()
  const one = ended.find(({ user_id, guest_wedding_events: events }) => user === String(user_id) || events.some(({ id }) => id === event))
  return one && { ended: one, typed: posted() }
}

function posted(): TypedWord[] {
  const given = Object.entries(startContext()?.form?.values ?? {})
  return given.filter(([name, value]) => !hidden.has(name) && value.trim() !== '').map(([, value]) => ({ label: '', value }))
}

/** Of forms, what nobody typed. */
const hidden = new Set(['form', 'id', 'version', 'idempotency_key', 'act', 'event', 'guest'])
