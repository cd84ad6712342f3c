import { filters } from './filters.ts'
import { type Point, ribbon, smooth, stemCurve, straight } from './geometry.ts'
import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'

interface Layer {
  /** A wash is a ground laid with a broad brush: it gets streaks. */
  mode: 'wash' | 'paint'
  opacity: number
  blend: string
  out: string[]
}

interface Stroke {
  bend?: number
  o?: number
  taper?: 'both' | 'end' | 'start' | 'none'
  /** A mark belongs to the shape below it and lies slightly off register. */
  mark?: boolean
}

/** Collects painted layers and writes one SVG. Every motif measures by `w`, `h`, their `short` side and the unit `u`. */
export class Sheet {
  readonly w: number
  readonly h: number
  readonly short: number
  /** A thousandth of the short side. */
  readonly u: number
  readonly pal: Palette
  readonly rng: Random
  private readonly isTransparent: boolean
  private readonly shift: string
  private readonly layers: Layer[] = []
  private clips: string[] = []
  private out: string[] = []

  constructor(w: number, h: number, pal: Palette, rng: Random, isTransparent: boolean) {
    this.w = w
    this.h = h
    this.short = Math.min(w, h)
    this.u = this.short / 1000
    this.pal = pal
    this.rng = rng
    this.isTransparent = isTransparent
    const [right, down] = [rng.sym(3) * this.u, rng.range(1.5, 3.5) * this.u]
    this.shift = ` transform="translate(${right.toFixed(1)} ${down.toFixed(1)})"`
    this.layer('wash')
  }

  layer(mode: Layer['mode'], { opacity = 1, blend = '' } = {}): void {
    this.out = []
    this.layers.push({ mode, opacity, blend, out: this.out })
  }

  /** A shape with flowing edges, or with straight ones. */
  fill(points: readonly Point[], color: string, { o = 1, hard = false } = {}): void {
    this.path(hard ? straight(points) : smooth(points), color, o)
  }

  /** A shape with straight edges, corner by corner. */
  cut(color: string, corners: readonly Point[], o = 1): void {
    this.path(straight(corners), color, o)
  }

  /** A shape that flows through the corners. */
  round(color: string, corners: readonly Point[], o = 1): void {
    this.path(smooth(corners), color, o)
  }

  /** A mark belongs to the shape below it and lies slightly off register. */
  mark(points: readonly Point[], color: string, o = 1, hard = false): void {
    this.path(hard ? straight(points) : smooth(points), color, o, this.shift)
  }

  rect(x: number, y: number, w: number, h: number, color: string, o = 1): void {
    const box = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}"`
    this.out.push(`<rect ${box} fill="${color}"${opacity(o)}/>`)
  }

  dot(x: number, y: number, r: number, color: string, o = 1): void {
    this.out.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${color}"${opacity(o)}/>`)
  }

  /** A tapered brush stroke from a point, at an angle. */
  stroke(x: number, y: number, a: number, len: number, width: number, color: string, look: Stroke = {}): void {
    const { bend = 0, o = 1, taper = 'both', mark = false } = look
    const points = ribbon(stemCurve(x, y, a, len, bend), tapers[taper](width), 6)
    if (mark) this.mark(points, color, o)
    else this.fill(points, color, { o })
  }

  /** What `paint` paints shows inside the points only. */
  clip(points: readonly Point[], paint: () => void, { hard = false } = {}): void {
    const id = `c${this.clips.length}`
    this.clips.push(`<clipPath id="${id}"><path d="${hard ? straight(points) : smooth(points)}"/></clipPath>`)
    this.out.push(`<g clip-path="url(#${id})">`)
    paint()
    this.out.push('</g>')
  }

  /** With a margin outside the picture to be cropped away, so that edges which the filter moves never show. */
  toSvg(bleed: number): string {
    const [w, h] = [this.w + bleed * 2, this.h + bleed * 2]
    const all = `x="${-bleed}" y="${-bleed}" width="${w}" height="${h}"`
    const paper = this.isTransparent ? '' : `<rect ${all} fill="${this.pal.paper}"/>`
    const grain = this.isTransparent ? '' : `<rect ${all} filter="url(#grain)" style="mix-blend-mode:soft-light" opacity="0.4"/>`
    const defs = filters(this.w, this.h, this.u, Math.floor(this.rng.next() * 999)) + this.clips.join('')
    const body = this.layers.map((layer) => this.group(layer)).join('\n')
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-bleed} ${-bleed} ${w} ${h}">`
    return `${head}<defs>${defs}</defs>${paper}<g filter="url(#paint)">${body}</g>${grain}</svg>`
  }

  private path(d: string, color: string, o: number, transform = ''): void {
    this.out.push(`<path d="${d}" fill="${color}"${opacity(o)}${transform}/>`)
  }

  private group({ mode, opacity, blend, out }: Layer): string {
    if (out.length === 0) return ''
    const style = [opacity < 1 ? `opacity:${opacity}` : '', blend ? `mix-blend-mode:${blend}` : ''].filter(Boolean).join(';')
    const filter = mode === 'wash' && !this.isTransparent ? ' filter="url(#wash)"' : ''
    return `<g${filter}${style ? ` style="${style}"` : ''}>${out.join('')}</g>`
  }
}

const tapers: Record<NonNullable<Stroke['taper']>, (width: number) => (t: number) => number> = {
  both: (width) => (t) => width * Math.sin(Math.PI * (0.08 + 0.84 * t)),
  end: (width) => (t) => width * (1 - t * 0.85),
  start: (width) => (t) => width * (0.15 + t * 0.85),
  none: (width) => () => width,
}

function opacity(o: number): string {
  return o < 1 ? ` opacity="${o}"` : ''
}
