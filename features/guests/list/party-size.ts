import type { Guest } from './contract.ts'

type Answer = Pick<Guest['wedding_events'][number], 'status' | 'plus_one_count'>

/** Whom a guest brings: as they said, and until they say so as many as they may, so that a party has its size from the start. */
export function brought(
  { plus_one_allowed, plus_one_names }: Pick<Guest, 'plus_one_allowed' | 'plus_one_names'>,
  reply: Answer | undefined,
): number {
  if (reply?.status === 2 || reply?.status === 3) return reply.plus_one_count
  return Math.max(plus_one_allowed ? Math.max(1, plus_one_names.length) : 0, reply?.plus_one_count ?? 0)
}
