import { mix } from '../color.ts'
import { UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { branch } from './foliage.ts'
import { hairstyles, type Head } from './hairstyles.ts'
import { hairs, skins } from './looks.ts'

/** Head and shoulders from behind, for a square crop. */
export function portrait(s: Sheet): void {
  const { w, h, rng, pal, short } = s
  const x = w / 2
  const skin = rng.pick(skins)
  const hair = rng.pick(hairs)
  s.layer('wash')
  s.rect(-40, -40, w + 80, h + 80, rng.pick([pal.ground, pal.ground2, pal.sky, pal.leaf[2]]))
  s.layer('paint')
  paintBackground(s, x)
  s.layer('paint')
  const style = rng.int(0, 6)
  const cloth = rng.pick([pal.bloom[1], pal.deep, pal.leaf[0], pal.light, pal.bloom[0], pal.accent])
  const head: Head = { x, y: h * 0.44, R: short * 0.165, hair }
  paintShoulders(s, head, skin, cloth, style % 2 === 1 || style === 6)
  paintHead(s, head, skin, ![2, 3, 6].includes(style))
  cycle(hairstyles, style)(s, head)
}

function paintBackground(s: Sheet, x: number): void {
  const { h, rng, pal, short } = s
  const disc = blob(rng, x + rng.sym(short * 0.1), h * 0.4, short * 0.37, 0.03, 12)
  s.fill(disc, rng.pick([pal.bloom2[1], pal.light, mix(pal.accent, pal.light, 0.3)]))
  for (let i = 0; i < 4; i++) {
    const side = i % 2 ? 1 : -1
    branch(s, x + side * short * 0.36, h * 0.96, UP + side * rng.range(-0.25, 0.35), short * rng.range(0.4, 0.6), {
      tone: i % 3,
      leafLen: 150,
      gap: 60,
      wide: 0.42,
      bend: side * 0.12,
    })
  }
}

/** Covered, or bare above a dress with straps. */
function paintShoulders(s: Sheet, { x, R }: Head, skin: string, cloth: string, areCovered: boolean): void {
  const { h, short } = s
  s.round(areCovered ? cloth : skin, [
    [x - short * 0.4, h + 20],
    [x - short * 0.37, h * 0.84],
    [x - short * 0.27, h * 0.745],
    [x - R * 0.45, h * 0.695],
    [x + R * 0.45, h * 0.695],
    [x + short * 0.27, h * 0.745],
    [x + short * 0.37, h * 0.84],
    [x + short * 0.4, h + 20],
  ])
  if (areCovered) return
  s.round(cloth, [
    [x - short * 0.42, h + 20],
    [x - short * 0.36, h * 0.88],
    [x - short * 0.2, h * 0.86],
    [x, h * 0.93],
    [x + short * 0.2, h * 0.86],
    [x + short * 0.36, h * 0.88],
    [x + short * 0.42, h + 20],
  ])
  for (const side of [-1, 1]) {
    s.stroke(x + side * short * 0.17, h * 0.875, UP - side * 0.1, short * 0.14, short * 0.02, cloth, { taper: 'none' })
  }
}

function paintHead(s: Sheet, { x, y, R }: Head, skin: string, hasEars: boolean): void {
  const { h, rng, pal } = s
  s.round(mix(skin, pal.deep, 0.1), [
    [x - R * 0.42, h * 0.735],
    [x - R * 0.4, y + R * 0.6],
    [x + R * 0.4, y + R * 0.6],
    [x + R * 0.42, h * 0.735],
    [x, h * 0.76],
  ])
  s.fill(blob(rng, x, y, R, 0.015, 12, 1.2), skin)
  if (!hasEars) return
  for (const side of [-1, 1]) s.fill(blob(rng, x + side * R * 1.0, y + R * 0.15, R * 0.17, 0.03, 8, 1.4), skin)
}
