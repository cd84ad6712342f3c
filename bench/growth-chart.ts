import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'

interface Point {
  guests: number
  ms: number
}

interface Panel {
  title: string
  product: Point[]
  floor: Point[]
}

const width = 420
const plot = { left: 52, top: 64, width: 320, height: 190 }
const bottom = plot.top + plot.height
const height = bottom + 64

/** CPU of the guest list over the number of guests, ten times as many at each mark; plain, for light and dark. */
export function drawGrowth(panels: Panel[]): void {
  const highest = Math.max(...panels.flatMap(({ product, floor }) => [...product, ...floor]).map(({ ms }) => ms))
  const top = Math.ceil(highest * 2 + 0.2) / 2
  const drawn = panels.map((panel, nth) => `<g transform="translate(${nth * width})">${panelOf(panel, top)}</g>`)
  const described = panels.map(
    ({ title, product }) => `${title}: ${product.map(({ guests, ms }) => `${shown(guests)} ${ms.toFixed(2)} ms`).join(', ')}`,
  )
  writeFileSync(join(root, 'bench/growth.svg'), `${opening(panels.length, described)}\n${drawn.join('\n')}\n</svg>\n`)
}

function opening(panels: number, described: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${panels * width} ${height}" role="img" aria-labelledby="title about" font-family="system-ui, sans-serif" font-size="13">
<title id="title">CPU of one guest list as the number of guests grows</title>
<desc id="about">${described.join('. ')}.</desc>
<style>
  :root { color-scheme: light dark; --paper: #fff; --ink: #222; --faint: #666; --line: #ddd; --product: #17594a; --floor: #b0531c; }
  @media (prefers-color-scheme: dark) { :root { --paper: #161616; --ink: #eee; --faint: #aaa; --line: #3a3a3a; --product: #6fc3ab; --floor: #f0a35e; } }
  .paper { fill: var(--paper); } text { fill: var(--ink); } .faint { fill: var(--faint); } .line { stroke: var(--line); }
  .product { stroke: var(--product); } .floor { stroke: var(--floor); stroke-dasharray: 6 4; }
  path { fill: none; stroke-width: 2; } circle { fill: var(--paper); stroke-width: 2; } circle.floor { stroke-dasharray: none; }
</style>
<rect class="paper" width="${panels * width}" height="${height}"/>`
}

function panelOf({ title, product, floor }: Panel, top: number): string {
  const [least, most] = [product[0]!.guests, product.at(-1)!.guests]
  const x = (guests: number) => plot.left + 24 + (Math.log10(guests / least) / Math.log10(most / least)) * (plot.width - 48)
  const y = (ms: number) => bottom - (ms / top) * plot.height
  const step = top > 4 ? 1 : 0.5
  const levels = Array.from({ length: Math.floor(top / step) + 1 }, (_, nth) => nth * step)
  return [
    `<text x="${plot.left}" y="26" font-weight="600">${title}</text>`,
    `<text class="faint" x="${plot.left}" y="46">CPU ms for one list, Node + PostgreSQL</text>`,
    ...levels.map(
      (ms) =>
        `<line class="line" x1="${plot.left}" x2="${plot.left + plot.width}" y1="${y(ms)}" y2="${y(ms)}"/><text class="faint" x="${plot.left - 8}" y="${y(ms) + 4}" text-anchor="end">${ms.toFixed(1)}</text>`,
    ),
    ...product.map(({ guests }) => `<text class="faint" x="${x(guests)}" y="${bottom + 20}" text-anchor="middle">${shown(guests)}</text>`),
    curveOf('floor', floor, x, y),
    curveOf('product', product, x, y),
    `<path class="product" d="M${plot.left} ${bottom + 46}h28"/><text x="${plot.left + 36}" y="${bottom + 50}">product</text>`,
    `<path class="floor" d="M${plot.left + 110} ${bottom + 46}h28"/><text x="${plot.left + 146}" y="${bottom + 50}">floor</text>`,
  ].join('\n')
}

/** Each point carries its figure, above the line of the product and below that of the floor. */
function curveOf(name: 'product' | 'floor', points: Point[], x: (guests: number) => number, y: (ms: number) => number): string {
  const places = points.map(({ guests, ms }) => ({ ms, at: [Math.round(x(guests)), Math.round(y(ms))] as const }))
  const dots = places.map(
    ({ ms, at: [left, up] }) =>
      `<circle class="${name}" cx="${left}" cy="${up}" r="3.5"/><text x="${left}" y="${up + (name === 'product' ? -10 : 20)}" text-anchor="middle">${ms.toFixed(2)}</text>`,
  )
  return `<path class="${name}" d="M${places.map(({ at }) => at.join(' ')).join('L')}"/>${dots.join('')}`
}

function shown(guests: number): string {
  return guests.toLocaleString('en')
}
