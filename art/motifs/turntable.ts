import { mix } from '../color.ts'
import { type Curve, polar, polyCurve, ribbon, TAU, turnedRect } from '../geometry.ts'
import { blob } from '../outlines.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { twig } from './stationery.ts'

/** A record under its needle, seen from above. */
export function turntable(s: Sheet): void {
  const { w, h, pal, rng, short, u } = s
  s.layer('wash')
  s.rect(-40, -40, w + 80, h + 80, pal.ground)
  s.layer('paint')
  s.fill(blob(rng, w * 0.5, h * 0.5, short * 0.6, 0.08, 9), mix(pal.ground, pal.ground2, 0.8))
  const side = rng.chance(0.5) ? 1 : -1
  const [x, y, W, H] = [w / 2 + rng.sym(w * 0.03), h * 0.5, short * 1, short * 0.8]
  for (let i = 0; i < 9; i++) {
    const a = rng.next() * TAU
    twig(s, x + Math.cos(a) * W * 0.46, y + Math.sin(a) * H * 0.46, a, short * rng.range(0.14, 0.26))
  }
  const tilt = rng.sym(0.05)
  const wood = rng.pick([mix(pal.skin, pal.light, 0.15), pal.bloom[0], pal.leaf[0], mix(pal.skin, pal.deep, 0.35)])
  s.fill(turnedRect(x + 12 * u, y + 18 * u, W, H, tilt), pal.deep, { hard: true, o: 0.25 })
  s.fill(turnedRect(x, y, W, H, tilt), wood, { hard: true })
  for (let i = 0; i < 9; i++)
    s.stroke(x - W * 0.47, y - H * 0.45 + i * H * 0.112, tilt, W * 0.94, 3 * u, mix(wood, pal.deep, 0.2), { o: 0.5 })
  const cx = x - side * W * 0.12
  paintRecord(s, cx, y, short * 0.345)
  paintArm(s, cx, y, side, short)
  for (let i = 0; i < 2; i++) {
    s.dot(x + side * W * 0.4, y + H * (0.2 + i * 0.14), short * 0.035, mix(pal.light, pal.sky, 0.4))
    s.stroke(x + side * W * 0.4, y + H * (0.2 + i * 0.14), rng.next() * TAU, short * 0.03, 6 * u, pal.deep, { taper: 'none' })
  }
  const spot = rng.range(0.6, 1)
  for (const [dx, dy, k, f] of [
    [-0.5, 0.4, 0.11, 0],
    [-0.4, 0.52, 0.07, 1],
    [0.52, -0.42, 0.09, 1],
    [0.43, -0.5, 0.055, 0],
  ] as const) {
    bloom(s, rng.pick(['peony', 'ranunculus', 'anemone', 'cosmos']), x + side * dx * W, y + dy * H * 1.06, short * k * spot, family(s, f))
  }
}

function paintRecord(s: Sheet, x: number, y: number, R: number): void {
  const { pal, rng, u } = s
  const vinyl = mix(pal.deep, '#101010', 0.4)
  s.fill(blob(rng, x, y, R * 1.06, 0.004, 20), mix(pal.light, pal.sky, 0.5))
  s.fill(blob(rng, x, y, R, 0.003, 24), vinyl)
  for (let i = 0; i < 6; i++) {
    const r = R * (0.46 + i * 0.09)
    const circle: Curve = (t) => ({ x: x + Math.cos(t * TAU) * r, y: y + Math.sin(t * TAU) * r, a: t * TAU + Math.PI / 2 })
    s.fill(
      ribbon(circle, () => 2.6 * u, 46),
      mix(vinyl, pal.light, 0.2),
      { hard: true, o: 0.8 },
    )
  }
  const shine = rng.range(-2.6, -1.9)
  for (const a of [shine, shine + Math.PI]) {
    s.fill([[x, y], polar(x, y, a - 0.16, R * 0.96), polar(x, y, a + 0.16, R * 0.96)], pal.light, { hard: true, o: 0.14 })
  }
  const label = rng.pick([pal.bloom[1], pal.accent, mix(pal.bloom[1], pal.accent, 0.5)])
  s.fill(blob(rng, x, y, R * 0.34, 0.006, 18), label)
  s.mark(blob(rng, x, y, R * 0.27, 0.006, 18), mix(label, pal.light, 0.25))
  const turn = rng.next() * TAU
  for (let i = 0; i < 6; i++) {
    const a = turn + (i / 6) * TAU
    s.stroke(...polar(x, y, a, R * 0.08), a, R * 0.16, R * 0.06, pal.light)
  }
  s.dot(x, y, R * 0.035, pal.deep)
}

function paintArm(s: Sheet, x: number, y: number, side: number, short: number): void {
  const { pal, rng, u } = s
  const steel = mix(pal.light, pal.sky, 0.35)
  const [px, py] = [x + side * short * 0.5, y - short * 0.28]
  const head = polar(x, y, Math.PI / 2 - side * rng.range(0.7, 0.95), short * rng.range(0.2, 0.3))
  const arm = polyCurve([[px + side * short * 0.02, py - short * 0.08], [px, py], [px - side * short * 0.01, y + short * 0.06], head])
  s.fill(blob(rng, px + 8 * u, py + 10 * u, short * 0.075, 0.01, 14), pal.deep, { o: 0.3 })
  s.fill(blob(rng, px, py, short * 0.07, 0.01, 14), mix(steel, pal.deep, 0.2))
  s.fill(
    ribbon(arm, () => short * 0.018, 40),
    steel,
  )
  s.fill(blob(rng, px, py, short * 0.036, 0.01, 12), pal.deep)
  const a = Math.atan2(head[1] - (y + short * 0.06), head[0] - px)
  s.fill(turnedRect(head[0], head[1], short * 0.085, short * 0.045, a), pal.bloom[1], { hard: true })
}
