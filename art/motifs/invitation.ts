import { mix } from '../color.ts'
import { lerp, type Point, polyCurve, ribbon, turnedRect, UP } from '../geometry.ts'
import { blob } from '../outlines.ts'
import { cycle } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { bloom } from './bloom.ts'
import { envelope, stamp } from './envelope.ts'
import { leaf } from './foliage.ts'
import { card, line, on, type Paper, twig } from './stationery.ts'

/** An invitation with its envelope and reply card. */
export function invitation(s: Sheet): void {
  const { w, h, short: k } = s
  const [cx, cy] = [w / 2, h / 2]
  const cover: Paper = { x: cx + k * 0.14, y: cy - k * 0.2, a: 0.1, W: k * 0.56, H: k * 0.4 }
  const main: Paper = { x: cx - k * 0.12, y: cy + k * 0.06, a: -0.07, W: k * 0.48, H: k * 0.68 }
  paintGround(s)
  paintRibbon(s, cx, cy)
  envelope(s, cover)
  paintCard(s, main)
  paintReply(s, { x: cx + k * 0.24, y: cy + k * 0.28, a: 0.16, W: k * 0.36, H: k * 0.25 })
  paintSeal(s, on(main, main.W * 0.36, main.H * 0.44))
  stamp(s, cover)
  s.layer('paint')
  paintCorners(s)
}

function paintGround(s: Sheet): void {
  const { w, h, pal } = s
  s.layer('wash')
  s.rect(-40, -40, w + 80, h + 80, pal.ground)
  s.cut(mix(pal.ground, pal.ground2, 0.6), [
    [w * 0.55, -20],
    [w + 20, -20],
    [w + 20, h + 20],
    [w * 0.38, h + 20],
  ])
  s.layer('paint')
}

/** A ribbon and twigs under everything. */
function paintRibbon(s: Sheet, cx: number, cy: number): void {
  const { pal, rng, short: k } = s
  const fall: Point[] = [
    [cx - k * 0.6, cy + k * 0.3],
    [cx - k * 0.3, cy + k * 0.42],
    [cx, cy + k * 0.33],
    [cx + k * 0.35, cy + k * 0.47],
    [cx + k * 0.7, cy + k * 0.36],
  ]
  const band = ribbon(polyCurve(fall), () => k * 0.045, 40)
  s.fill(band, pal.bloom[2])
  for (let i = 0; i < 5; i++) {
    twig(s, cx + k * rng.range(-0.4, -0.2), cy + k * rng.range(-0.45, 0.45), rng.range(2.4, 4.2), k * 0.34)
  }
}

function paintCard(s: Sheet, paper: Paper): void {
  const { pal, u, short: k } = s
  const { a, W, H } = paper
  card(s, paper, pal.light)
  paintBorder(s, paper)
  for (let i = 0; i < 9; i++) {
    const [x, y] = on(paper, lerp(-W * 0.34, W * 0.34, i / 8), -H * 0.29 + Math.abs(i - 4) * H * 0.012)
    if (i % 2) {
      leaf(s, x, y, a + UP + (i - 4) * 0.28, k * 0.075, k * 0.028, cycle(pal.leaf, i), { vein: pal.light })
    } else {
      bloom(s, cycle(['ranunculus', 'peony', 'anemone'], i), x, y, k * (i === 4 ? 0.05 : 0.034), i % 4 ? pal.bloom2 : pal.bloom)
    }
  }
  for (const [y, length, width] of [
    [-0.13, 0.3, 4],
    [-0.06, 0.62, 13],
    [0.0, 0.1, 9],
    [0.06, 0.56, 13],
    [0.14, 0.4, 4],
    [0.175, 0.32, 4],
    [0.26, 0.2, 4],
    [0.29, 0.28, 4],
  ] as const) {
    if (width < 6) line(s, paper, H * y, W * length, width * u, mix(pal.deep, pal.light, 0.35))
    else paintHandwriting(s, paper, y, length)
  }
}

/** A thin frame inside the edges. */
function paintBorder(s: Sheet, { x, y, a, W, H }: Paper): void {
  const corners = turnedRect(x, y, W * 0.88, H * 0.92, a)
  for (let i = 0; i < 4; i++) {
    const side = polyCurve([cycle(corners, i), cycle(corners, i + 1)])
    const edge = ribbon(side, () => 3.4 * s.u, 3)
    s.fill(edge, s.pal.bloom[1], { hard: true })
  }
}

/** The names: a running line, up and down. */
function paintHandwriting(s: Sheet, paper: Paper, y: number, length: number): void {
  const { rng, pal, u } = s
  const { W, H } = paper
  const n = Math.round(length * 46)
  const points: Point[] = []
  for (let i = 0; i <= n; i++) {
    const across = W * length * (i / n - 0.5) + (i % 2 ? 5 : -5) * u
    const rise = i % 2 ? rng.range(2, 9) : -rng.range(2, i % 5 ? 10 : 30)
    points.push(on(paper, across, H * y + rise * u))
  }
  const ink = ribbon(polyCurve(points), (t) => (3.4 + 1.6 * Math.sin(t * 60)) * u, n * 3)
  s.fill(ink, pal.bloom[0])
}

function paintReply(s: Sheet, paper: Paper): void {
  const { pal, u } = s
  card(s, paper, pal.leaf[1])
  for (const [y, length, width] of [
    [-0.24, 0.5, 5],
    [-0.05, 0.66, 3],
    [0.1, 0.66, 3],
    [0.25, 0.66, 3],
  ] as const) {
    line(s, paper, paper.H * y, paper.W * length, width * u, pal.light)
  }
}

function paintSeal(s: Sheet, [x, y]: Point): void {
  const { rng, pal, short: k } = s
  s.fill(blob(rng, x, y, k * 0.062, 0.08, 11), pal.bloom[0])
  s.mark(blob(rng, x, y, k * 0.042, 0.03, 12), mix(pal.bloom[0], pal.bloom[1], 0.6))
  leaf(s, x, y + k * 0.026, UP - 0.3, k * 0.05, k * 0.02, pal.bloom[0])
  leaf(s, x, y + k * 0.026, UP + 0.35, k * 0.05, k * 0.02, pal.bloom[0])
}

/** Twigs and flowers in two corners. */
function paintCorners(s: Sheet): void {
  const { w, h, pal, short: k } = s
  twig(s, w * 1.02, h * 0.04, 2.4, k * 0.4)
  twig(s, w * 1.02, h * 0.12, 2.7, k * 0.34)
  bloom(s, 'peony', w * 0.08, h * 0.91, k * 0.13, pal.bloom)
  bloom(s, 'ranunculus', w * 0.2, h * 0.97, k * 0.075, pal.bloom2)
  twig(s, w * 0.06, h * 0.86, -1.4, k * 0.24)
}
