import type { Side } from './sides.ts'

export const inboxes: Readonly<Record<Side, string>> = { couple: '/messages', vendor: '/vendor/messages' }

/** Where each side reads it. */
export function pathOf({ id, side }: { id: number; side: Side }): string {
  return `${inboxes[side]}/${id}`
}
