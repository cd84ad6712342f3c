import { mix } from '../color.ts'
import { lerp, UP } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { bloom, family } from './bloom.ts'
import { pairFromBehind } from './figures.ts'
import { branch } from './foliage.ts'
import { frame } from './frame.ts'
import { lights, ridge, sky, sun } from './landscape.ts'
import { oat } from './spires.ts'
import { tree } from './trees.ts'

/** A barn with its doors open on lights, in a field. */
export function barn(s: Sheet): void {
  const { w, h, pal, rng, short } = s
  sky(s, mix(pal.ground, pal.sky, 0.3), mix(pal.ground, pal.light, 0.5))
  s.layer('paint')
  const dir = rng.chance(0.5) ? 1 : -1
  sun(s, w / 2 - dir * w * rng.range(0.28, 0.38), h * 0.2, short * 0.08, pal.light, pal.light)
  ridge(s, h * 0.52, h * 0.05, mix(pal.leaf[2], pal.ground, 0.5))
  ridge(s, h * 0.6, h * 0.03, mix(pal.leaf[2], pal.ground, 0.1))
  for (let i = 0; i < 4; i++)
    tree(
      s,
      w * (0.5 - dir * rng.range(0.2, 0.5)),
      h * 0.69,
      h * rng.range(0.2, 0.34),
      pal.leaf[1],
      pal.leaf[2],
      mix(pal.skin, pal.deep, 0.4),
    )
  const cx = w / 2 + dir * w * rng.range(0, 0.08)
  const W = Math.min(w * 0.2, h * 0.25)
  const b = h * 0.74
  paintBarn(s, cx, W, b, dir)
  s.layer('wash')
  s.cut(mix(pal.accent, pal.leaf[2], 0.55), [
    [-40, b - 4],
    [w + 40, b - 8],
    [w + 40, h + 40],
    [-40, h + 40],
  ])
  s.layer('paint')
  s.round(mix(pal.bloom2[0], pal.ground2, 0.3), [
    [cx - W * 0.4, b - 4],
    [cx + W * 0.4, b - 4],
    [cx + W * 0.3, h * 0.86],
    [cx + W * 0.9, h + 40],
    [cx - W * 0.9, h + 40],
    [cx - W * 0.7, h * 0.86],
  ])
  pairFromBehind(s, cx - W * 0.1, h * 0.87, short * 0.2)
  const post = cx - dir * w * 0.42
  s.stroke(post, h * 0.8, UP, h * 0.36, short * 0.014, mix(pal.skin, pal.deep, 0.45), { taper: 'none' })
  lights(s, [post, h * 0.45], [cx - dir * W, b - W * 1.2], h * 0.05, {
    n: 11,
    r0: 6,
    cord: pal.deep,
    bulb: mix(pal.accent, pal.light, 0.4),
    glow: pal.accent,
  })
  paintField(s, cx, W, b)
  frame(s, [dir > 0 ? 'br' : 'bl'], 0.75)
}

/** A gambrel front, its long side, and doors slid open. */
function paintBarn(s: Sheet, cx: number, W: number, b: number, dir: number): void {
  const { pal, rng, u } = s
  const red = rng.pick([pal.bloom[0], pal.bloom[1], mix(pal.leaf[0], pal.leaf[1], 0.4), mix(pal.skin, pal.deep, 0.35)])
  const roof = mix(pal.deep, pal.ground2, 0.25)
  const [eave, knee, ridgeY] = [b - W * 1.15, b - W * 1.75, b - W * 2.15]
  const side = -dir
  const far = cx + side * W * 2.5
  s.cut(mix(red, pal.deep, 0.28), [
    [cx + side * W, b],
    [cx + side * W, eave],
    [far, eave],
    [far, b],
  ])
  s.cut(roof, [
    [cx + side * W * 1.06, eave + 8 * u],
    [cx + side * W * 0.64, knee],
    [cx, ridgeY - 8 * u],
    [far - side * W * 1.0, ridgeY - 8 * u],
    [far - side * W * 0.32, knee],
    [far + side * W * 0.04, eave + 8 * u],
  ])
  for (let i = 0; i < 5; i++)
    s.rect(
      Math.min(cx + side * W * (1.25 + i * 0.25), cx + side * W * (1.37 + i * 0.25)),
      eave + W * 0.4,
      W * 0.12,
      W * 0.24,
      mix(pal.accent, pal.light, 0.35),
    )
  const front = [
    [cx - W, b],
    [cx - W, eave],
    [cx - W * 0.62, knee],
    [cx, ridgeY],
    [cx + W * 0.62, knee],
    [cx + W, eave],
    [cx + W, b],
  ] as const
  s.cut(red, front)
  s.clip(
    front,
    () => {
      for (let i = 0; i < 17; i++) s.rect(lerp(cx - W, cx + W, i / 16), ridgeY, 3 * u, b - ridgeY, mix(red, pal.deep, 0.25), 0.7)
    },
    { hard: true },
  )
  const trim = pal.light
  for (const d of [-1, 1]) {
    s.cut(trim, [
      [cx + d * W * 1.05, eave + 6 * u],
      [cx + d * W * 0.65, knee],
      [cx, ridgeY - 10 * u],
      [cx, ridgeY + 14 * u],
      [cx + d * W * 0.58, knee + 8 * u],
      [cx + d * W * 0.97, eave + 14 * u],
    ])
  }
  paintDoors(s, { cx, W, b, red, knee })
}

/** The lights inside, the doors, the loft's window and a garland. */
function paintDoors(s: Sheet, { cx, W, b, red, knee }: { cx: number; W: number; b: number; red: string; knee: number }): void {
  const { h, pal, rng } = s
  const trim = pal.light
  s.rect(cx - W * 0.42, b - W * 1.02, W * 0.84, W * 1.02, mix(pal.deep, pal.bloom[0], 0.2))
  s.rect(cx - W * 0.38, b - W * 0.98, W * 0.76, W * 0.98, mix(pal.accent, pal.light, 0.35))
  for (let i = 0; i < 3; i++)
    lights(s, [cx - W * 0.38, b - W * (0.92 - i * 0.18)], [cx + W * 0.38, b - W * (0.92 - i * 0.18)], W * 0.05, {
      n: 7,
      r0: 4,
      cord: pal.deep,
      bulb: pal.light,
      glow: pal.light,
    })
  for (const d of [-1, 1]) {
    const x = cx + d * W * 0.66
    s.rect(x - W * 0.24, b - W * 1.02, W * 0.48, W * 1.02, mix(red, pal.light, 0.16))
    s.stroke(x - W * 0.2, b - W * 0.06, Math.atan2(-0.9, 0.4), W * 0.98, W * 0.06, trim, { taper: 'none' })
    s.stroke(x + W * 0.2, b - W * 0.06, Math.atan2(-0.9, -0.4), W * 0.98, W * 0.06, trim, { taper: 'none' })
    for (const [dx, dy, ww, hh] of [
      [-0.24, 1.02, 0.48, 0.06],
      [-0.24, 0.06, 0.48, 0.06],
      [-0.24, 1.02, 0.06, 1.02],
      [0.18, 1.02, 0.06, 1.02],
    ] as const)
      s.rect(x + dx * W, b - dy * W, ww * W, hh * W, trim)
  }
  s.rect(cx - W * 0.17, knee + W * 0.02, W * 0.34, W * 0.32, trim)
  s.rect(cx - W * 0.13, knee + W * 0.06, W * 0.26, W * 0.24, pal.deep)
  for (let i = 0; i < 22; i++) {
    const t = i / 21
    const [x, y] = [cx + lerp(-W * 0.48, W * 0.48, t), b - W * 1.06 - Math.sin(t * Math.PI) * W * 0.07]
    branch(s, x, y, UP + rng.sym(1.4), W * 0.18, { tone: i % 3, leafLen: 32, gap: 13, wide: 0.42, veined: false })
    if (i % 2) bloom(s, rng.pick(['peony', 'ranunculus']), x, y, Math.max(W * 0.05, h * 0.008), family(s, i >> 1))
  }
}

function paintField(s: Sheet, cx: number, W: number, b: number): void {
  const { w, h, pal, rng, u } = s
  for (let i = 0; i < 70; i++) {
    const t = Math.sqrt(rng.next())
    const x = w * rng.next()
    if (Math.abs(x - cx) < W * lerp(0.6, 1.1, t)) continue
    const y = lerp(b + 20 * u, h + 20, t)
    if (i % 2)
      oat(s, x, y, UP + rng.sym(0.25), h * lerp(0.05, 0.17, t), {
        color: pal.leaf[1],
        seed: mix(pal.accent, pal.light, 0.25),
        bend: rng.sym(0.1),
      })
    else bloom(s, rng.pick(['cosmos', 'poppy']), x, y - h * 0.03, h * lerp(0.008, 0.026, t), family(s, i >> 1))
  }
}
