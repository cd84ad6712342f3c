import { type Palette, palettes } from '#art/palettes.ts'
import type { Film, Scene, Timed } from './film-shapes.ts'

export const [width, height] = [1280, 720]
const [left, right, top] = [96, 1184, 118]
const display = 'Bona Nova'

/** A frame of a film as SVG: the same second gives the same text, so that what stands still is drawn once. */
export function frame(film: Film, timedScenes: readonly Timed[], second: number): string {
  const now = timedScenes.find(({ to }) => second < to) ?? timedScenes.at(-1)!
  const palette = palettes[film.palette]
  const first = now === timedScenes[0]
  const shown = Math.min(first ? 1 : risen(second, now.from, 0.4), now === timedScenes.at(-1) ? 1 : 1 - risen(second, now.to - 0.35, 0.35))
  const at = (row: number) => risen(second, now.rises[row] ?? now.from, 0.8)
  const inside = drawn[now.scene.kind](now.scene as never, at, { palette, film, age: second - now.from })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    `<g opacity="${short(shown)}">${'heading' in now.scene && now.scene.kind !== 'end' ? head(film, now.scene.heading, palette) : ''}${inside}</g></svg>`,
  ].join('')
}

interface Around {
  palette: Palette
  film: Film
  age: number
}

type Draws = { [K in Scene['kind']]: (scene: Extract<Scene, { kind: K }>, at: (row: number) => number, around: Around) => string }

const drawn: Draws = {
  title: (_scene, _at, { palette, film, age }) => {
    const lines = folded(film.title, 17)
    const from = 330 - lines.length * 38
    return [
      `<g transform="translate(${short((1 - risen(age, 0, 1.4)) * 40)} 0)"><image href="#picture" x="640" y="0" width="640" height="720" preserveAspectRatio="xMidYMid slice"/></g>`,
      text(film.course, { x: left, y: from - 70, size: 28, font: display, italic: true, fill: palette.bloom[0] }),
      ...lines.map((line, row) =>
        text(line, {
          x: left,
          y: from + row * 76,
          size: 70,
          font: display,
          fill: palette.deep,
          opacity: risen(age, 0.3 + row * 0.35, 0.9),
        }),
      ),
      text(film.lesson, { x: left, y: from + lines.length * 76, size: 22, fill: palette.deep, opacity: risen(age, 1.4, 0.8) }),
    ].join('')
  },
  hundred: ({ rows }, at, { palette }) => {
    const paint = paints(palette)
    let before = 0
    const squares = rows.flatMap(([, many], row) => {
      const from = before
      before += many
      return Array.from({ length: many }, (_, square) => {
        const place = from + square
        const up = Math.min(1, Math.max(0, at(row) * many - square))
        return `<rect x="${left + (place % 10) * 40}" y="${190 + Math.floor(place / 10) * 40}" width="34" height="34" rx="3" fill="${paint(row)}" opacity="${short(0.1 + up * 0.9)}"/>`
      })
    })
    const step = Math.min(42, 400 / rows.length)
    const names = rows.map(([name, many], row) => {
      const y = 208 + row * step
      return `<g opacity="${short(at(row))}"><rect x="580" y="${y - 17}" width="20" height="20" rx="3" fill="${paint(row)}"/>${text(name, { x: 616, y, size: 23, fill: palette.deep })}${text(String(many), { x: right, y, size: 23, fill: palette.deep, anchor: 'end', bold: true })}</g>`
    })
    return [...squares, ...names].join('')
  },
  bars: ({ rows }, at, { palette }) => {
    const most = Math.max(...rows.map(([, value]) => value))
    const step = Math.min(82, 400 / rows.length)
    return rows
      .map(([name, value, said], row) => {
        const long = (value / most) * 560 * at(row)
        const y = 190 + row * step
        const bar = `<rect x="400" y="${y}" width="${short(long)}" height="${short(step * 0.62)}" rx="3" fill="${paints(palette)(row)}"/>`
        const words = { y: y + step * 0.31 + 8, size: 24, fill: palette.deep, opacity: at(row) }
        return `${text(name, { ...words, x: 376, anchor: 'end' })}${bar}${text(said, { ...words, x: 416 + long, bold: true })}`
      })
      .join('')
  },
  sum: ({ rows }, at, { palette }) => {
    const step = Math.min(62, 400 / rows.length)
    return rows
      .map(([name, amount], row) => {
        const y = 225 + row * step
        const last = row === rows.length - 1
        const words = { y, size: last ? 30 : 26, fill: last ? palette.bloom[0] : palette.deep, bold: last }
        const rule = `<rect x="${left}" y="${y - step * 0.68}" width="${short((right - left) * at(row))}" height="${last ? 3 : 1}" fill="${palette.deep}" opacity="${last ? 1 : 0.3}"/>`
        return `<g opacity="${short(at(row))}">${rule}${text(name, { ...words, x: left })}${text(amount, { ...words, x: right, anchor: 'end' })}</g>`
      })
      .join('')
  },
  line: ({ rows }, at, { palette }) => {
    const gap = (right - left - 60) / Math.max(1, rows.length - 1)
    const far = rows.reduce((sum, _row, row) => (row === 0 ? sum : sum + at(row)), 0)
    const points = rows.map(([hour, what], row) => {
      const x = left + 30 + row * gap
      const up = row % 2 === 0
      const lines = folded(what, Math.max(11, Math.round(gap / 7.2)))
      const y = up ? 300 - (lines.length - 1) * 28 : 446
      const color = paints(palette)(row)
      const anchor = row === 0 ? 'start' : row === rows.length - 1 ? 'end' : 'middle'
      const sideways = anchor === 'start' ? x - 14 : anchor === 'end' ? x + 14 : x
      return [
        `<g opacity="${short(at(row))}"><circle cx="${short(x)}" cy="370" r="${short(14 * at(row))}" fill="${color}"/>`,
        text(hour, { x: sideways, y: up ? y - 38 : y, size: 30, font: display, fill: palette.bloom[0], anchor }),
        ...lines.map((one, index) =>
          text(one, { x: sideways, y: up ? y + index * 28 : y + 34 + index * 28, size: 21, fill: palette.deep, anchor }),
        ),
        '</g>',
      ].join('')
    })
    const rule = `<rect x="${left}" y="368" width="${right - left}" height="4" rx="2" fill="${palette.ground}"/><rect x="${left}" y="368" width="${short(30 + far * gap)}" height="4" rx="2" fill="${palette.leaf[0]}"/>`
    return rule + points.join('')
  },
  steps: ({ rows }, at, { palette }) => {
    const step = Math.min(124, 400 / rows.length)
    return rows
      .map(([name, what], row) => {
        const y = 232 + row * step
        const aside = short((1 - at(row)) * 24)
        return `<g opacity="${short(at(row))}" transform="translate(${aside} 0)">${text(String(row + 1), { x: left, y: y + 6, size: 60, font: display, italic: true, fill: palette.bloom[0] })}${text(name, { x: left + 72, y: y - 8, size: 34, font: display, fill: palette.deep })}${text(what, { x: left + 72, y: y + 27, size: 24, fill: palette.deep })}</g>`
      })
      .join('')
  },
  words: ({ rows }, at, { palette }) => {
    const step = Math.min(74, 390 / rows.length)
    return rows
      .map(([line, kind], row) => {
        const y = 238 + row * step
        const up = at(row)
        const through = kind === 'struck' ? Math.max(0, up * 2 - 1) : 0
        const long = line.length * 15
        const mark = `<rect x="${left}" y="${y - 13}" width="${short(long * through)}" height="4" rx="2" fill="${palette.bloom[1]}"/>`
        const faded = kind === 'struck' ? 1 - through * 0.35 : 1
        return `${text(line, { x: left, y, size: 38, font: display, italic: true, fill: palette.deep, opacity: Math.min(1, up * 2) * faded })}${mark}`
      })
      .join('')
  },
  end: ({ heading }, _at, { palette, film, age }) => {
    const lines = folded(heading, 22)
    return [
      `<rect width="${width}" height="${height}" fill="${palette.ground}"/>`,
      `<image href="#picture" x="0" y="0" width="480" height="720" preserveAspectRatio="xMidYMid slice"/>`,
      text('Now do it', { x: 560, y: 220, size: 30, font: display, italic: true, fill: palette.deep }),
      ...lines.map((line, row) =>
        text(line, { x: 560, y: 300 + row * 66, size: 56, font: display, fill: palette.deep, opacity: risen(age, 0.4 + row * 0.3, 0.9) }),
      ),
      text(film.course, { x: 560, y: 330 + lines.length * 66, size: 22, fill: palette.deep }),
    ].join('')
  },
}

function head(film: Film, heading: string, palette: Palette): string {
  return `${text(film.title, { x: left, y: 68, size: 20, font: display, italic: true, fill: palette.bloom[0] })}${text(heading, { x: left, y: top, size: 44, font: display, fill: palette.deep })}<rect x="${left}" y="${top + 22}" width="${right - left}" height="1" fill="${palette.deep}"/>`
}

interface Words {
  x: number
  y: number
  size: number
  fill: string
  font?: string
  italic?: boolean
  bold?: boolean
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
}

function text(line: string, { x, y, size, fill, font = 'Instrument Sans', italic, bold, anchor = 'start', opacity = 1 }: Words): string {
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${short(x)}" y="${short(y)}" font-family="${font}" font-size="${size}" font-style="${italic ? 'italic' : 'normal'}" font-weight="${bold ? 600 : 400}" text-anchor="${anchor}" fill="${fill}" opacity="${short(opacity)}">${escaped}</text>`
}

function paints({ leaf, bloom, ground2, accent, deep }: Palette): (row: number) => string {
  const all = [leaf[0], bloom[1], accent, leaf[1], bloom[0], ground2, leaf[2], bloom[2], deep]
  return (row) => all[row % all.length]!
}

function folded(line: string, most: number): string[] {
  return line.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || `${last} ${word}`.length > most) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}

/** From 0 to 1, quick at first, calm at the end. */
function risen(second: number, from: number, seconds: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / seconds))
  return 1 - (1 - share) ** 3
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
