import PDFDocument from 'pdfkit'
import { t } from '#web/text/text.ts'
import { facesOf, type Run, type Weight } from './pdf-faces.ts'
import { linesOf, set, widthOf } from './pdf-lines.ts'

interface Point {
  x: number
  y: number
  words: string
}

export interface Tile {
  image: Buffer | undefined
  alt: string
  mark: string
  title: string
  /** Whose it is, in small. */
  small: string
  points: readonly Point[]
}

interface Wall {
  title: string
  lead: string
  tiles: readonly Tile[]
  foot: string
}

type Pen = PDFKit.PDFDocument

interface Area {
  x: number
  y: number
  width: number
  /** Below which nothing of it stands. */
  bottom: number
}

interface Letters {
  size: number
  weight: Weight
  color?: string
  most?: number
}

const ink = '#1b2b26'
const quiet = '#46564f'
const margin = 40
const gap = 16
const across = 3
const picturePart = 118
const leading = 1.25
const noteSize = 8
const noteLine = noteSize * leading

/** Pictures in three columns on one page, each with its mark and what is pinned to it, tagged in this order; nothing of it flows on. */
export function pdfWall({ title, lead, tiles, foot }: Wall): AsyncIterable<Uint8Array> {
  const info = { Title: title }
  const more = { lang: 'en-US', tagged: true, displayTitle: true, pdfVersion: '1.7', font: facesOf(400)[0]!.bytes as never } as const
  const pen = new PDFDocument({ size: 'LETTER', margin: 0, info, ...more })
  for (const { name, bytes } of [...facesOf(400), ...facesOf(700)]) pen.registerFont(name, bytes)
  const whole = pen.struct('Document')
  pen.addStructure(whole)
  const { width, height } = pen.page
  const page = { x: margin, y: margin, width: width - 2 * margin, bottom: height - margin }
  let top = margin
  whole.add(pen.struct('H1', {}, () => void (top = write(pen, title, page, { size: 24, weight: 700, most: 2 }))))
  whole.add(pen.struct('P', {}, () => void (top = write(pen, lead, { ...page, y: top }, { size: 10, weight: 400, color: quiet, most: 1 }))))
  const room = page.bottom - top - 28
  const cell = { width: (page.width - gap * (across - 1)) / across, height: room / Math.max(2, Math.ceil(tiles.length / across)) }
  tiles.forEach((tile, nth) => {
    const x = margin + (nth % across) * (cell.width + gap)
    const y = top + 12 + Math.floor(nth / across) * cell.height
    addTile(pen, whole, tile, { x, y, width: cell.width, bottom: y + cell.height - 8 })
  })
  if (foot) whole.add(pen.struct('P', {}, () => void write(pen, foot, { ...page, y: page.bottom - 12 }, { size: 9, weight: 700, most: 1 })))
  whole.end()
  pen.end()
  return pen as unknown as AsyncIterable<Uint8Array>
}

function addTile(pen: Pen, whole: PDFKit.PDFStructureElement, { image, alt, mark, title, small, points }: Tile, area: Area): void {
  let { y } = area
  if (image) {
    const figure = pen.struct('Figure', { alt: alt || title }, () => draw(pen, image, points, area))
    whole.add(figure)
    y += picturePart + 4
  }
  // Where there are notes, what stands above them leaves the line that says there are more.
  const bottom = points.length > 0 ? area.bottom - noteLine : area.bottom
  const say = (text: string, letters: Letters, to = bottom) => {
    if (text) whole.add(pen.struct('P', {}, () => void (y = write(pen, text, { ...area, y, bottom: to }, letters))))
  }
  say(mark, { size: 10, weight: 700, most: 1 })
  say(title, { size: 9, weight: 400, most: image ? 2 : 8 })
  say(small, { size: 6.5, weight: 400, color: quiet, most: 2 })
  for (const [nth, { words }] of points.entries()) {
    const to = nth === points.length - 1 ? area.bottom : bottom
    if (y + noteLine > to) return say(t('shared_board.more_notes'), { size: noteSize, weight: 400, color: quiet, most: 1 }, area.bottom)
    say(`${nth + 1}  ${words}`, { size: noteSize, weight: 400, most: 3 }, to)
  }
}

/** Whole, in the place of a picture; each note stands on it by its number. */
function draw(pen: Pen, image: Buffer, points: readonly Point[], { x, y, width }: Area): void {
  const opened = (pen as unknown as { openImage: (from: Buffer) => { width: number; height: number } }).openImage(image)
  const scale = Math.min(width / opened.width, picturePart / opened.height)
  const [wide, high] = [opened.width * scale, opened.height * scale]
  pen.image(opened as never, x, y, { width: wide, height: high })
  for (const [nth, at] of points.entries()) {
    const center = { x: x + (wide * at.x) / 100, y: y + (high * at.y) / 100 }
    pen.circle(center.x, center.y, 7).lineWidth(1).fillAndStroke(ink, '#ffffff')
    const [line = []] = linesOf(pen.fontSize(8), String(nth + 1), { width: 20, weight: 700 })
    pen.fillColor('#ffffff')
    put(pen, line, center.x - widthOf(pen, line) / 2, center.y - 5)
  }
}

/** So many lines as there is room for; where it goes on elsewhere, three dots say so. Answers what comes below. */
function write(pen: Pen, text: string, { x, y, width, bottom }: Area, { size, weight, color = ink, most = Infinity }: Letters): number {
  const step = size * leading
  const lines = linesOf(pen.fontSize(size).fillColor(color), text, { width: width - size, weight })
  const n = Math.min(lines.length, most, Math.max(0, Math.floor((bottom - y) / step)))
  for (const [nth, line] of lines.slice(0, n).entries()) {
    const end = nth === n - 1 && n < lines.length ? linesOf(pen, '…', { width, weight })[0]! : []
    put(pen, [...line, ...end], x, y + nth * step)
  }
  return y + n * step
}

function put(pen: Pen, line: readonly Run[], x: number, y: number): void {
  let at = x
  for (const run of line) {
    set(pen, run, at, y)
    at += widthOf(pen, [run])
  }
}
