import { mix } from '../color.ts'
import { lerp, type Point, polar, polyCurve, ribbon } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { branch } from './foliage.ts'

/** An arch dressed with leaves and flowers. */
export function floralArch(s: Sheet, cx: number, base: number, W: number, H: number, side: 'full' | 'asym'): void {
  const { rng, pal } = s
  const onArch = (t: number): Point => {
    const a = Math.PI + t * Math.PI
    return [cx + Math.cos(a) * W, base - (H - W) + Math.sin(a) * W]
  }
  const path: Point[] = []
  for (let i = 0; i <= 6; i++) path.push([cx - W, lerp(base, base - (H - W), i / 6)])
  for (let i = 1; i <= 14; i++) path.push(onArch(i / 14))
  for (let i = 1; i <= 6; i++) path.push([cx + W, lerp(base - (H - W), base, i / 6)])
  s.fill(
    ribbon(polyCurve(path), () => 9 * s.u, 60),
    mix(pal.deep, pal.accent, 0.25),
  )
  const c = polyCurve(path)
  const n = 46
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    if (side === 'asym' && t > 0.22 && t < 0.4) continue
    const q = c(t)
    const out = rng.sym(1.2)
    branch(s, q.x, q.y, q.a + out, W * rng.range(0.26, 0.5), {
      tone: i % 3,
      leafLen: (W * 0.17) / s.u,
      gap: (W * 0.06) / s.u,
      wide: 0.4,
      bend: rng.sym(0.15),
      veined: false,
    })
  }
  const m = 24
  for (let i = 0; i < m; i++) {
    const t = side === 'asym' ? Math.pow(i / m, 0.7) : (i + 0.5) / m
    const q = c(Math.min(0.995, t))
    const k = W * rng.range(0.08, 0.17) * (0.75 + 0.5 * Math.sin(t * Math.PI))
    const o = polar(q.x, q.y, q.a + Math.PI / 2, rng.sym(W * 0.09))
    bloom(s, rng.pick(['peony', 'ranunculus', 'cosmos', 'ranunculus']), o[0], o[1], k, i % 3 === 1 ? pal.bloom2 : pal.bloom)
  }
}
