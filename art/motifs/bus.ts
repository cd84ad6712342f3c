import { mix } from '../color.ts'
import { lerp, type Point, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { branch } from './foliage.ts'
import { frame } from './frame.ts'
import { hedge, ridge, sky, sun } from './landscape.ts'
import { cypress, tree } from './trees.ts'

/** An old rounded bus from the side, flowers tied along it. */
export function bus(s: Sheet): void {
  const { w, h, pal, rng, short, u } = s
  const dir = rng.chance(0.5) ? 1 : -1
  const road = h * 0.8
  paintCountry(s, road)
  const [W, H] = [Math.min(w * 0.82, h * 1.15), Math.min(h * 0.42, w * 0.33)]
  const x = w / 2 - dir * w * 0.02
  const y = road + h * 0.03
  // From the back at -1 to the front at 1, and from the road at 0 to the roof at 1.
  const at = (px: number, py: number): Point => [x + (dir * px * W) / 2, y - py * H]
  const body = rng.pick([pal.bloom[0], pal.bloom[1], mix(pal.leaf[0], pal.leaf[1], 0.3)])
  const roof = mix(pal.light, pal.bloom2[1], 0.4)
  s.fill(blob(rng, x, y + H * 0.02, W * 0.54, 0.01, 16, 0.07), pal.deep, { o: 0.3 })
  const hull: Point[] = [
    at(-1, 0.12),
    at(-1, 0.7),
    at(-0.96, 0.9),
    at(-0.84, 1),
    at(0.74, 1),
    at(0.9, 0.92),
    at(0.96, 0.72),
    at(1, 0.5),
    at(1.02, 0.14),
  ]
  s.fill(hull, roof, { hard: true })
  s.clip(hull, () => s.rect(x - W, y - H * 0.5, W * 2, H, body), { hard: true })
  s.cut(mix(body, pal.light, 0.6), [at(-1, 0.5), at(1, 0.5), at(1, 0.465), at(-1, 0.465)])
  s.cut(mix(body, pal.deep, 0.25), [at(-1, 0.2), at(1.02, 0.2), at(1.02, 0.12), at(-1, 0.12)])
  paintWindows(s, at, rng.int(5, 7))
  for (const px of [-0.62, 0.6]) paintWheel(s, at(px, 0.11), H * 0.165, body)
  s.fill(blob(rng, ...at(0.97, 0.32), H * 0.05, 0.03, 10), mix(pal.accent, pal.light, 0.4))
  paintLuggage(s, at, H)
  paintGarland(s, at, H, rng.range(0.05, 0.1))
  for (let i = 0; i < 26; i++) {
    s.stroke(rng.next() * w, h * rng.range(0.86, 1), 0, w * rng.range(0.04, 0.12), 5 * u, mix(pal.ground2, pal.deep, 0.25), { o: 0.5 })
  }
  frame(s, [dir > 0 ? 'bl' : 'br'], short / h > 0.9 ? 0.7 : 0.8)
}

function paintCountry(s: Sheet, road: number): void {
  const { w, h, pal, rng, short } = s
  sky(s, mix(pal.ground, pal.sky, 0.5), mix(pal.ground, pal.light, 0.45))
  s.layer('paint')
  sun(s, w * rng.range(0.15, 0.85), h * 0.17, short * 0.075, pal.light, pal.light)
  ridge(s, h * 0.48, h * 0.06, mix(pal.leaf[2], pal.ground, 0.45))
  ridge(s, h * 0.58, h * 0.03, mix(pal.leaf[2], pal.ground, 0.15))
  const woods = rng.chance(0.5)
  for (let i = 0; i < 5; i++) {
    const x = w * ((i + rng.next()) / 5)
    if (woods) tree(s, x, road - h * 0.06, h * rng.range(0.36, 0.55), pal.leaf[1], pal.leaf[2], mix(pal.skin, pal.deep, 0.4))
    else cypress(s, x, road - h * 0.06, h * rng.range(0.4, 0.62), pal.leaf[0], pal.leaf[1])
  }
  hedge(s, road - h * 0.1, h * 0.12, pal.leaf[0], pal.leaf[1])
  s.layer('wash')
  s.rect(-40, road - h * 0.01, w + 80, h, mix(pal.bloom2[0], pal.ground2, 0.5))
  s.layer('paint')
}

type At = (px: number, py: number) => Point

/** Panes in a row, a head here and there, and the door at the front. */
function paintWindows(s: Sheet, at: At, n: number): void {
  const { pal, rng } = s
  const glass = mix(pal.sky, pal.deep, 0.22)
  for (let i = 0; i < n; i++) {
    const [from, to] = [lerp(-0.92, 0.62, i / n) + 0.03, lerp(-0.92, 0.62, (i + 1) / n) - 0.02]
    s.cut(glass, [at(from, 0.56), at(from, 0.84), at(to, 0.84), at(to, 0.56)])
    s.mark([at(from, 0.6), at(lerp(from, to, 0.5), 0.84), at(lerp(from, to, 0.75), 0.84), at(from, 0.56)], pal.light, 0.3, true)
    if (rng.chance(0.4)) bloom(s, 'ranunculus', ...at(lerp(from, to, 0.5), 0.6), Math.abs(at(0.05, 0)[0] - at(0, 0)[0]), family(s, i))
  }
  s.cut(glass, [at(0.66, 0.2), at(0.66, 0.86), at(0.82, 0.86), at(0.82, 0.2)])
  s.cut(mix(pal.light, pal.deep, 0.25), [at(0.735, 0.2), at(0.735, 0.86), at(0.745, 0.86), at(0.745, 0.2)])
  s.cut(glass, [at(0.86, 0.54), at(0.86, 0.84), at(0.91, 0.82), at(0.965, 0.54)])
}

function paintWheel(s: Sheet, [x, y]: Point, R: number, body: string): void {
  const { pal, rng } = s
  s.fill(blob(rng, x, y - R * 0.1, R * 1.22, 0.01, 16), mix(body, pal.deep, 0.45))
  s.fill(blob(rng, x, y, R, 0.01, 16), mix(pal.deep, '#111111', 0.3))
  s.fill(blob(rng, x, y, R * 0.55, 0.01, 12), mix(pal.light, pal.sky, 0.4))
  bloom(s, 'cosmos', x, y, R * 0.45, pal.bloom2)
}

/** On the roof: suitcases and a basket of branches. */
function paintLuggage(s: Sheet, at: At, H: number): void {
  const { pal, rng } = s
  let px = rng.range(-0.7, -0.4)
  for (let i = 0; i < rng.int(2, 4); i++) {
    const [width, height] = [rng.range(0.14, 0.24), rng.range(0.1, 0.18)]
    const color = rng.pick([mix(pal.skin, pal.light, 0.2), pal.leaf[1], pal.accent, pal.bloom2[0]])
    s.cut(color, [at(px, 1), at(px, 1 + height), at(px + width, 1 + height), at(px + width, 1)])
    for (const t of [0.25, 0.75])
      s.cut(mix(color, pal.deep, 0.35), [
        at(px + width * t, 1),
        at(px + width * t, 1 + height),
        at(px + width * t + 0.015, 1 + height),
        at(px + width * t + 0.015, 1),
      ])
    px += width + 0.03
  }
  for (let i = 0; i < 6; i++)
    branch(s, ...at(px + 0.08, 1), UP + rng.sym(0.9), H * rng.range(0.2, 0.34), { tone: i % 3, leafLen: 60, gap: 24, wide: 0.4 })
  bloom(s, 'peony', ...at(px + 0.05, 1.06), H * 0.09, pal.bloom2)
  bloom(s, 'ranunculus', ...at(px + 0.14, 1.04), H * 0.07, pal.bloom)
}

/** Swags between the wheels. */
function paintGarland(s: Sheet, at: At, H: number, sag: number): void {
  const { pal, rng } = s
  const swags = rng.int(3, 4)
  for (let i = 0; i <= swags * 9; i++) {
    const t = i / (swags * 9)
    const [x, y] = at(lerp(-0.95, 0.6, t), 0.44 - sag * Math.abs(Math.sin(t * swags * Math.PI)))
    branch(s, x, y, rng.range(0.4, 2.8), H * 0.1, { tone: i % 3, leafLen: 34, gap: 14, wide: 0.45, veined: false })
    if (i % 3 === 0) bloom(s, i % 9 === 0 ? 'peony' : 'ranunculus', x, y, H * (i % 9 === 0 ? 0.075 : 0.045), i % 2 ? pal.bloom : pal.bloom2)
  }
}
