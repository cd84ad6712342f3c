/** What a hotel holds, as its contract says. */
export interface Held {
  kind: 'courtesy' | 'contracted'
  rooms: number
  nights: number
  promised: number
  taken: number
  rate: number | null
}

/** How a block stands, in nights of one room. */
export interface Standing {
  held: number
  /** How many a contract counts on; a courtesy counts on none. */
  counted: number
  missing: number
  open: number
  /** What is to be paid if nobody else takes one; null where no rate is known. */
  owed: number | null
}

/** What is missing of what was promised is paid for at the rate; a part of a night is a whole one. */
export function standingOf({ kind, rooms, nights, promised, taken, rate }: Held): Standing {
  const held = rooms * nights
  const counted = kind === 'contracted' ? Math.ceil((held * promised) / 100) : 0
  const missing = Math.max(0, counted - taken)
  return { held, counted, missing, open: Math.max(0, held - taken), owed: missing === 0 ? 0 : rate === null ? null : missing * rate }
}
