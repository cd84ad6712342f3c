import type { SeatingTable } from './contract.ts'

export interface Chair {
  x: number
  y: number
  /** Where the name of who sits there begins. */
  anchor: 'start' | 'middle' | 'end'
  name_x: number
  name_y: number
}

/** How wide the room is drawn, and how high. */
export const room = { width: 1000, height: 700 }

export function tableSize({ shape, seats }: Pick<SeatingTable, 'shape' | 'seats'>) {
  if (shape === 'long') return { width: Math.max(90, Math.ceil(seats / 2) * 46), height: 54 }
  const across = Math.max(84, seats * 12.5)
  return { width: across, height: across }
}

/** A table keeps within the room with its chairs and the names beside them. */
export function tablePlace(table: SeatingTable) {
  const { width, height } = tableSize(table)
  const within = (share: number, size: number, all: number, edge: number) =>
    Math.min(all - edge - size / 2, Math.max(edge + size / 2, (share / 1000) * all))
  return { x: within(table.x, width, room.width, table.shape === 'long' ? 20 : 92), y: within(table.y, height, room.height, 62) }
}

/** Where the chairs of a table stand, from its middle. */
export function chairPlaces(table: Pick<SeatingTable, 'shape' | 'seats'>): Chair[] {
  const { width, height } = tableSize(table)
  return Array.from({ length: table.seats }, (_, nth) => {
    if (table.shape === 'long') {
      const side = nth % 2 === 0 ? -1 : 1
      const x = -width / 2 + 23 + Math.floor(nth / 2) * 46
      return {
        x,
        y: side * (height / 2 + 16),
        anchor: 'middle',
        name_x: x,
        name_y: side * (height / 2 + 36) + (nth % 4 > 1 ? side * 13 : 0) + 4,
      }
    }
    const turn = (nth / table.seats) * 2 * Math.PI - Math.PI / 2 + Math.PI / table.seats
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [near, far] = [width / 2 + 16, width / 2 + 34]
    const anchor = Math.abs(cos) < 0.3 ? 'middle' : cos > 0 ? 'start' : 'end'
    return { x: cos * near, y: sin * near, anchor, name_x: cos * far, name_y: sin * far + 4 }
  })
}
