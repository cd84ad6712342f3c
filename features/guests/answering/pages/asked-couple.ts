import { ORPCError } from '@orpc/client'
import type { PlainApi } from '#web/start/plain-page.ts'

/** Whose guests are meant, as the address of the card says; a name that nobody has leaves it to be typed. */
export async function coupleOf(api: PlainApi, { searchParams }: URL) {
  const couple = (searchParams.get('couple') ?? '').trim().slice(0, 40)
  const person = couple === '' ? undefined : await api.people.get({ username: couple }).then(({ data }) => data, nobody)
  return { couple, person }
}

function nobody(error: unknown): undefined {
  if (!(error instanceof ORPCError) || error.status >= 500) throw error
}
