import type { SessionUser } from '#server/session.ts'

/** Everybody is there under a random name, so who is there stays unknown. */
export const presenceChannel = 'presence-a'

/** Somebody hears their own channel and the one of those who are here; until helpers come there is no other. */
export function mayHear({ id }: SessionUser, channel: string): boolean {
  return channel === presenceChannel || channel === `private-user.${id}`
}
