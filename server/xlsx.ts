import { Readable } from 'node:stream'
import { type ZipFile, zipped } from './zip.ts'

export type Cell = string | number | null

export interface Sheet {
  name: string
  /** The first row is the head: bold, and it stays in sight. */
  head: readonly string[]
  rows: AsyncIterable<readonly Cell[]>
}

export interface ShortSheet extends Omit<Sheet, 'rows'> {
  rows: readonly (readonly Cell[])[]
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A workbook as it is made, row by row. Text is always text: what a spreadsheet might take for a formula
 * when somebody edits or pastes it carries the mark of quoted text, and stays as it was written.
 */
export function workbook(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  return zipped(filesOf(sheets))
}

/** The same of rows that are at hand, which a feature orders from the workshop as they are. */
export function shortWorkbook(_: unknown, { sheets }: { sheets: readonly ShortSheet[] }): AsyncGenerator<Uint8Array> {
  return workbook(sheets.map((sheet) => ({ ...sheet, rows: Readable.from(sheet.rows) })))
}

function filesOf(sheets: readonly Sheet[]): ZipFile[] {
  const names = namesOf(sheets)
  const parts = sheets.map((sheet, nth) => ({ name: `xl/worksheets/sheet${nth + 1}.xml`, content: sheetXml(sheet) }))
  return [
    { name: '[Content_Types].xml', content: [contentTypes(parts)] },
    { name: '_rels/.rels', content: [relations([['officeDocument', 'xl/workbook.xml']])] },
    { name: 'xl/workbook.xml', content: [workbookXml(names)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relations([...names.map((_, nth): [string, string] => ['worksheet', `worksheets/sheet${nth + 1}.xml`]), ['styles', 'styles.xml']]),
      ],
    },
    { name: 'xl/styles.xml', content: [styles] },
    ...parts,
  ]
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function contentTypes(parts: readonly { name: string }[]): string {
  const of = (name: string, kind: string) => `<Override PartName="/${name}" ContentType="${mime}.${kind}+xml"/>`
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${of('xl/workbook.xml', 'sheet.main')}${of('xl/styles.xml', 'styles')}${parts.map(({ name }) => of(name, 'worksheet')).join('')}</Types>`
}

function relations(targets: readonly [kind: string, target: string][]): string {
  const lines = targets.map(([kind, target], nth) => `<Relationship Id="rId${nth + 1}" Type="${office}/${kind}" Target="${target}"/>`)
  return `${head}<Relationships xmlns="${packages}/relationships">${lines.join('')}</Relationships>`
}

function workbookXml(names: readonly string[]): string {
  const sheets = names.map((name, nth) => `<sheet name="${escaped(name)}" sheetId="${nth + 1}" r:id="rId${nth + 1}"/>`)
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`
}

/** 0 plain, 1 head, 2 quoted text. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1" xfId="0"/></cellXfs></styleSheet>`

/** Rows leave in larger pieces, since each piece costs a turn of the compressor. */
const pieceLength = 32_768

async function* sheetXml({ head: names, rows }: Sheet): AsyncGenerator<string> {
  const columns = names.map((_, nth) => columnName(nth))
  let piece = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${names.length}" width="18" customWidth="1"/></cols><sheetData>${rowXml(columns, names, 1, 1)}`
  let number = 1
  for await (const row of rows) {
    number++
    piece += rowXml(columns, row, number)
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield `${piece}</sheetData></worksheet>`
}

function rowXml(columns: readonly string[], row: readonly Cell[], number: number, style = 0): string {
  const cells = row.map((cell, nth) => cellXml(`${columns[nth]}${number}`, cell, style))
  return `<row r="${number}">${cells.join('')}</row>`
}

const formulaLike = /^[\s\p{Cc}\p{Cf}'"]*[=+\-@|%＝＋－＠]/u

function cellXml(place: string, cell: Cell, style: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const kind = style || (formulaLike.test(cell) ? 2 : 0)
  return `<c r="${place}" t="inlineStr"${kind ? ` s="${kind}"` : ''}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

function columnName(nth: number): string {
  return (nth >= 26 ? columnName(Math.floor(nth / 26) - 1) : '') + String.fromCharCode(65 + (nth % 26))
}

const unwritable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** What XML can't hold goes; `_x0041_`, which spreadsheets take for a letter, is spelled so that they don't. */
function escaped(text: string): string {
  return text
    .replace(unwritable, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"\r]/g, (mark) => marks[mark]!)
}

/** A tab takes 31 characters, some not at all, and no name twice. */
function namesOf(sheets: readonly Sheet[]): string[] {
  const taken = new Set(['history'])
  return sheets.map(({ name }) => {
    const plain = name.replace(/[[\]:*?/\\\p{Cc}]/gu, ' ').replace(/^[\s']+|[\s']+$/g, '') || 'Sheet'
    for (let nth = 1; ; nth++) {
      const mark = nth === 1 ? '' : ` ${nth}`
      const shown =
        [...plain]
          .slice(0, 31 - mark.length)
          .join('')
          .slice(0, 31 - mark.length)
          .toWellFormed()
          .trim() + mark
      if (taken.has(shown.toLowerCase())) continue
      taken.add(shown.toLowerCase())
      return shown
    }
  })
}
