/** Whether nobody can answer any more, on that day. */
export function isOver(reply_by: string | null, today: string): boolean {
  return reply_by !== null && reply_by !== '' && reply_by < today
}
