/** A moment by the clock of a place: `Jun 24, 6:04 am`. */
export function momentAt(moment: string | Date, time_zone: string): string {
  const parts = { timeZone: time_zone, day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return new Date(moment).toLocaleString('en-US', parts).replace(/\s([AP])M$/, (_, half: string) => ` ${half.toLowerCase()}m`)
}
