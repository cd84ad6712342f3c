import { cycle } from './random.ts'

// Everything is a list of points until the last moment, then the text of an SVG path.

export type Point = readonly [x: number, y: number]

/** A place on a curve and the direction it goes there, in radians. */
export interface Step {
  x: number
  y: number
  a: number
}

/** Walks a line: 0 is its start, 1 its end. */
export type Curve = (t: number) => Step

export const TAU = Math.PI * 2
export const UP = -Math.PI / 2

export function deg(degrees: number): number {
  return (degrees * Math.PI) / 180
}

export function polar(x: number, y: number, a: number, r: number): Point {
  return [x + Math.cos(a) * r, y + Math.sin(a) * r]
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t
}

/** A closed path that flows through the points (Catmull-Rom, as cubic Béziers). */
export function smooth(points: readonly Point[]): string {
  const n = points.length
  if (n < 2) return ''
  const at = (i: number) => cycle(points, i + n)
  const k = 1 / 6
  let path = `M${tenth(at(0)[0])} ${tenth(at(0)[1])}`
  for (let i = 0; i < n; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path += `C${tenth(from[0] + (to[0] - before[0]) * k)} ${tenth(from[1] + (to[1] - before[1]) * k)} `
    path += `${tenth(to[0] - (after[0] - from[0]) * k)} ${tenth(to[1] - (after[1] - from[1]) * k)} ${tenth(to[0])} ${tenth(to[1])}`
  }
  return `${path}Z`
}

/** A closed path with straight edges: paper cut with a ruler. */
export function straight(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`
}

/** Moves points that stand around the origin and look along +x to a place, an angle and a size. */
export function place(points: readonly Point[], x: number, y: number, a: number, size = 1): Point[] {
  const cos = Math.cos(a)
  const sin = Math.sin(a)
  return points.map(([px, py]) => [x + px * size * cos - py * size * sin, y + px * size * sin + py * size * cos])
}

/** A rectangle around a place, turned. */
export function turnedRect(x: number, y: number, width: number, height: number, a: number): Point[] {
  const corners: Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ]
  return place(corners, x, y, a)
}

/** The quadratic curve between two points that a third one pulls at. */
export function quad(p0: Point, p1: Point, p2: Point, t: number): Step {
  const u = 1 - t
  const x = u * u * p0[0] + 2 * u * t * p1[0] + t * t * p2[0]
  const y = u * u * p0[1] + 2 * u * t * p1[1] + t * t * p2[1]
  const dx = 2 * u * (p1[0] - p0[0]) + 2 * t * (p2[0] - p1[0])
  const dy = 2 * u * (p1[1] - p0[1]) + 2 * t * (p2[1] - p1[1])
  return { x, y, a: Math.atan2(dy, dx) }
}

/** A stem from a place at an angle; `bend` goes from -1 to 1. */
export function stemCurve(x: number, y: number, a: number, len: number, bend = 0.2): Curve {
  const end = polar(x, y, a, len)
  const mid = polar((x + end[0]) / 2, (y + end[1]) / 2, a - Math.PI / 2, len * bend)
  return (t) => quad([x, y], mid, end, t)
}

/** The curve along a row of points. */
export function polyCurve(points: readonly Point[]): Curve {
  const n = points.length - 1
  return (t) => {
    const k = Math.min(n - 1, Math.floor(t * n))
    const u = t * n - k
    const [from, to] = [cycle(points, k), cycle(points, k + 1)]
    return { x: lerp(from[0], to[0], u), y: lerp(from[1], to[1], u), a: Math.atan2(to[1] - from[1], to[0] - from[0]) }
  }
}

/** The outline of a brush stroke along a curve; `width` is the full width at t. */
export function ribbon(curve: Curve, width: (t: number) => number, n = 12): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const p = curve(t)
    const half = width(t) / 2
    left.push(polar(p.x, p.y, p.a - Math.PI / 2, half))
    right.push(polar(p.x, p.y, p.a + Math.PI / 2, half))
  }
  return [...left, ...right.reverse()]
}

function tenth(n: number): string {
  return (Math.round(n * 10) / 10).toString()
}
