import type { SeatingTable } from './contract.ts'
import { shapes } from './seating-kinds.ts'

/** A table as its fields hold it: its place in hundredths of the room. */
export interface TableDraft {
  name: string
  shape: string
  seats: string
  x: string
  y: string
  is_head: boolean
}

/** A new one stands beside the last, four in a row. */
export function newDraft(nth: number): TableDraft {
  const spot = { x: String(12 + (nth % 4) * 25), y: String(15 + (Math.floor(nth / 4) % 3) * 32) }
  return { name: '', shape: 'round', seats: '8', ...spot, is_head: false }
}

export function draftOf({ name, shape, seats, x, y, is_head }: SeatingTable): TableDraft {
  return { name, shape, seats: String(seats), x: String(Math.round(x / 10)), y: String(Math.round(y / 10)), is_head }
}

/** What the fields say, as the server takes it. */
export function saidIn({ name, shape, seats, x, y, is_head }: TableDraft) {
  const place = (typed: string) => Math.min(1000, Math.round(Number(typed)) * 10)
  return {
    name: name.trim(),
    shape: shapes.find((one) => one === shape) ?? 'round',
    seats: Math.round(Number(seats)),
    x: place(x),
    y: place(y),
    is_head,
  }
}
