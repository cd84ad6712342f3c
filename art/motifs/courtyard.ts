import { mix } from '../color.ts'
import { lerp, type Point, polar, TAU, UP } from '../geometry.ts'
import { blob, leafShape } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { pairFromBehind } from './figures.ts'
import { frame } from './frame.ts'
import { lights, sun } from './landscape.ts'
import { cypress, tree } from './trees.ts'

/** Arcades, citrus trees and a tiled floor. */
export function courtyard(s: Sheet): void {
  const { w, h, pal, short } = s
  const wall = pal.ground
  const sh = mix(pal.ground2, pal.bloom[0], 0.22)
  s.layer('wash')
  s.rect(-40, -40, w + 80, h + 80, pal.sky)
  s.layer('paint')
  const b = h * 0.76
  const top = h * 0.2
  const n = w > h ? 3 : 2
  const gw = w / n
  paintWall(s, top, b, wall)
  for (let k = 0; k < n; k++) {
    const isOpen = k === 1 || (n === 2 && k === 0)
    paintArcade(s, { x: gw * (k + 0.5), W: gw * 0.31, top, b, isOpen })
  }
  s.layer('paint', { blend: 'multiply', opacity: 0.35 })
  paintShadow(s, top, b, sh)
  s.layer('wash')
  s.rect(-20, b, w + 40, h - b + 20, mix(pal.bloom2[1], pal.ground, 0.3))
  s.layer('paint')
  paintTiles(s, b)
  s.layer('paint')
  const pots: Point[] =
    n === 3
      ? [
          [1 / 3, 1],
          [2 / 3, 1.1],
        ]
      : [
          [0.5, 1],
          [0.98, 1.3],
        ]
  for (const [x, k] of pots) paintPottedTree(s, w * x, b + h * 0.05, k)
  pairFromBehind(s, w * (n === 3 ? 0.5 : 0.26), h * 0.9, short * 0.3)
  frame(s, ['br'], 0.95)
  s.layer('paint')
  lights(s, [-20, h * 0.1], [w + 20, h * 0.07], h * 0.07, { n: 18, r0: 7, cord: pal.deep, bulb: pal.light, glow: pal.accent })
}

/** The wall under its row of tiles. */
function paintWall(s: Sheet, top: number, b: number, wall: string): void {
  const { w, h, short, pal, u, rng } = s
  sun(s, w * 0.2, h * 0.09, short * 0.05, pal.light, pal.light)
  s.rect(-20, top, w + 40, b - top, wall)
  s.cut(pal.bloom[0], [
    [-20, top - 16 * u],
    [w + 20, top - 16 * u],
    [w + 20, top + 12 * u],
    [-20, top + 12 * u],
  ])
  for (let i = 0; i < Math.round(w / (34 * u)); i++) {
    s.fill(blob(rng, i * 34 * u + 8 * u, top + 12 * u, 18 * u, 0.04, 8, 0.7), i % 2 ? pal.bloom[1] : pal.bloom[0])
  }
}

/** The shadow of leaves, slanting across the wall. */
function paintShadow(s: Sheet, top: number, b: number, sh: string): void {
  const { w, rng, short } = s
  for (let i = 0; i < 60; i++) {
    const x = w * rng.range(0.5, 1.05)
    const y = top + (b - top) * rng.next() * 0.9
    s.fill(leafShape(x, y, rng.range(1.8, 3.4), short * rng.range(0.05, 0.11), short * 0.028).outline, sh)
  }
}

function paintTiles(s: Sheet, b: number): void {
  const { w, h, pal } = s
  const across = 13
  const X = (k: number, t: number) => w / 2 + (k - across / 2) * lerp(w / across, (w / across) * 1.9, t)
  const Y = (t: number) => lerp(b, h + 10, t)
  const color = mix(pal.ground2, pal.bloom2[1], 0.15)
  for (let j = 0; j < 4; j++) {
    const far = Math.pow(j / 4, 1.3)
    const near = Math.pow((j + 1) / 4, 1.3)
    for (let i = -2; i < across + 2; i++) {
      if ((i + j) % 2 === 0) continue
      const tile: Point[] = [
        [X(i, far), Y(far)],
        [X(i + 1, far), Y(far)],
        [X(i + 1, near), Y(near)],
        [X(i, near), Y(near)],
      ]
      s.cut(color, tile, 0.75)
    }
  }
}

interface Arcade {
  x: number
  W: number
  top: number
  b: number
  /** Shows the garden behind it. */
  isOpen: boolean
}

function paintArcade(s: Sheet, arcade: Arcade): void {
  const { x, W, top, b, isOpen } = arcade
  const spring = top + s.h * 0.14 + W
  const outline: Point[] = [
    [x - W, b],
    [x - W, spring],
  ]
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI + (i / 12) * Math.PI
    outline.push([x + Math.cos(a) * W, spring + Math.sin(a) * W])
  }
  outline.push([x + W, b])
  const surround = outline.map(([px, py]): Point => [x + (px - x) * 1.13, py === b ? b : py - W * 0.1])
  s.fill(surround, mix(s.pal.ground, s.pal.light, 0.6), { hard: true })
  s.clip(outline, () => (isOpen ? paintGarden(s, arcade) : paintPassage(s, arcade)), { hard: true })
}

function paintGarden(s: Sheet, { x, W, top, b }: Arcade): void {
  const { h, rng, pal } = s
  s.rect(x - W, top, W * 2, b - top, pal.sky)
  s.round(pal.leaf[2], [
    [x - W, b - h * 0.2],
    [x, b - h * 0.25],
    [x + W, b - h * 0.19],
    [x + W, b],
    [x - W, b],
  ])
  for (let i = 0; i < 4; i++) {
    cypress(s, x - W * 0.8 + i * W * 0.5, b - h * 0.06, h * rng.range(0.16, 0.26), pal.leaf[0], pal.leaf[1])
  }
  s.round(pal.leaf[1], [
    [x - W, b - h * 0.08],
    [x + W, b - h * 0.07],
    [x + W, b],
    [x - W, b],
  ])
}

function paintPassage(s: Sheet, { x, W, top, b }: Arcade): void {
  const { h, pal } = s
  const shade = mix(pal.ground2, pal.bloom[0], 0.22)
  s.rect(x - W, top, W * 2, b - top, shade)
  s.cut(mix(shade, pal.deep, 0.3), [
    [x - W, top],
    [x - W * 0.2, top],
    [x + W * 0.35, b],
    [x - W, b],
  ])
  s.fill(leafShape(x + W * 0.3, b, UP, h * 0.28, h * 0.055).outline, pal.leaf[0])
}

/** A citrus tree; `k` is its size. */
function paintPottedTree(s: Sheet, x: number, y: number, k: number): void {
  const { rng, pal, u, short: M } = s
  tree(s, x, y - M * 0.1 * k, M * 0.5 * k, pal.leaf[0], pal.leaf[1], pal.deep)
  for (let i = 0; i < 15; i++) {
    const [fx, fy] = polar(x, y - M * 0.43 * k, rng.next() * TAU, M * 0.16 * k * Math.sqrt(rng.next()))
    s.fill(blob(rng, fx, fy, M * 0.018 * k, 0.06, 8, 1.1), pal.accent)
    s.mark(blob(rng, fx - 3 * u, fy - 4 * u, M * 0.005, 0.1, 6), pal.light, 0.8)
  }
  s.cut(pal.bloom[0], [
    [x - M * 0.075 * k, y - M * 0.12 * k],
    [x + M * 0.075 * k, y - M * 0.12 * k],
    [x + M * 0.055 * k, y + M * 0.02],
    [x - M * 0.055 * k, y + M * 0.02],
  ])
  s.rect(x - M * 0.085 * k, y - M * 0.135 * k, M * 0.17 * k, M * 0.03 * k, pal.bloom[1])
}
