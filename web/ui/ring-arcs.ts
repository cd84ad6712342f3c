import { stretches } from './shares.ts'

const middle = 150
const hole = 76
const rim = 128
const raisedRim = 142

/** The outline of each amount in a ring of 300 by 300, clockwise from the top; only the chosen one is raised. */
export function ringArcs(amounts: readonly number[], chosen?: number): string[] {
  return stretches(amounts).map(({ from, to }, place) => outline(from / 100, to / 100, place === chosen ? raisedRim : rim))
}

function outline(from: number, to: number, outer: number): string {
  if (to - from <= 0) return ''
  // An arc that ends where it starts would not be drawn, so a whole ring is two circles of two halves.
  if (to - from > 0.9999) return `${circle(outer, 1)}${circle(hole, 0)}`
  const isLong = to - from > 0.5 ? 1 : 0
  return `M${at(from, outer)}A${outer} ${outer} 0 ${isLong} 1 ${at(to, outer)}L${at(to, hole)}A${hole} ${hole} 0 ${isLong} 0 ${at(from, hole)}Z`
}

function circle(radius: number, sweep: 0 | 1): string {
  const half = `A${radius} ${radius} 0 0 ${sweep}`
  return `M${at(0, radius)}${half} ${at(0.5, radius)}${half} ${at(0, radius)}Z`
}

function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI
  return `${round(middle + radius * Math.sin(angle))} ${round(middle - radius * Math.cos(angle))}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
