import PDFDocument from 'pdfkit'
import { facesOf, type Weight } from './pdf-faces.ts'
import { linesOf, set, widthOf } from './pdf-lines.ts'

export interface Sheet {
  title: string
  size: 'A4' | 'LETTER'
  tables: readonly Table[]
  notes: readonly string[]
}

export interface Table {
  rows: readonly (readonly [name: string, value: string])[]
  /** Sums stand on the right, and the last of them is what matters. */
  isSums: boolean
}

type Pen = PDFKit.PDFDocument

interface Place {
  x: number
  width: number
  size: number
  weight: Weight
  isRight?: boolean
}

const ink = '#1b2b26'
const quiet = '#46564f'
const hairline = '#b9b2a2'
const margin = 64
const leading = 1.35

/** A paper of a heading, tables of two columns and notes, tagged, so that a voice reads it in its order. */
export function pdfOf({ title, size, tables, notes }: Sheet): AsyncIterable<Uint8Array> {
  const pen = new PDFDocument({
    size,
    margin,
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title },
    font: facesOf(400)[0]!.bytes as never,
  })
  for (const { name, bytes } of [...facesOf(400), ...facesOf(700)]) pen.registerFont(name, bytes)
  const whole = pen.struct('Document')
  pen.addStructure(whole)
  const width = pen.page.width - 2 * margin
  whole.add(pen.struct('H1', {}, () => void write(pen.fillColor(ink), title, { x: margin, width, size: 30, weight: 700 })))
  for (const table of tables) addTable(pen, whole, table, width)
  pen.y += 12
  for (const note of notes)
    whole.add(pen.struct('P', {}, () => void write(pen.fillColor(quiet), note, { x: margin, width, size: 11, weight: 400 })))
  whole.end()
  pen.end()
  return pen as unknown as AsyncIterable<Uint8Array>
}

function addTable(pen: Pen, whole: PDFKit.PDFStructureElement, { rows, isSums }: Table, width: number): void {
  const table = pen.struct('Table')
  whole.add(table)
  pen.y += 18
  rows.forEach(([name, value], at) => {
    const weight = isSums && at === rows.length - 1 ? 700 : 400
    const names = isSums ? width - 130 : 110
    const row = pen.struct('TR')
    table.add(row)
    rule(pen, width)
    const top = pen.y
    const page = pen.page
    const first = { x: margin, width: names, size: 12, weight } as const
    row.add(pen.struct('TH', {}, () => write(pen.fillColor(isSums ? ink : quiet), name, first)))
    const below = pen.y
    if (pen.page === page) pen.y = top
    const second = { x: margin + names + 10, width: width - names - 10, size: 12, weight, isRight: isSums } as const
    row.add(pen.struct('TD', {}, () => write(pen.fillColor(ink), value, second)))
    if (pen.page === page) pen.y = Math.max(pen.y, below)
    pen.y += 7
    row.end()
  })
  rule(pen, width)
  table.end()
}

/** A line that says nothing: a voice passes over it. */
function rule(pen: Pen, width: number): void {
  if (pen.y + 40 > bottomOf(pen)) pen.addPage()
  pen.markContent('Artifact', { type: 'Layout' })
  pen
    .moveTo(margin, pen.y)
    .lineTo(margin + width, pen.y)
    .lineWidth(0.6)
    .strokeColor(hairline)
    .stroke()
  pen.endMarkedContent()
  pen.y += 7
}

/** Line by line, on the next page where this one is full. */
function write(pen: Pen, text: string, { x, width, size, weight, isRight = false }: Place): void {
  for (const line of linesOf(pen.fontSize(size), text, { width, weight })) {
    if (pen.y + size * leading > bottomOf(pen)) pen.addPage()
    const y = pen.y
    let at = isRight ? x + width - widthOf(pen, line) : x
    for (const run of line) {
      set(pen, run, at, y)
      at += widthOf(pen, [run])
    }
    pen.y = y + size * leading
  }
}

function bottomOf(pen: Pen): number {
  return pen.page.height - margin
}
