import { ImportRefusal } from './import-refusal.ts'
import { mostColumns, mostRows } from './import-limits.ts'
import { type Sheets, type Table, tableOf } from './import-table.ts'
import { cellText, type Format, readFormats, spelled } from './xlsx-formats.ts'
import { tokens } from './xml-reading.ts'
import { type Archive, openArchive } from './zip-reading.ts'

interface Asked {
  /** Which sheet, counted from 0; the first one with something in it, where nobody said. */
  sheet?: number | undefined
  onProgress?: (part: number) => void
}

/** A sheet of a workbook: what its cells show, never their formulas. */
export async function readWorkbook(bytes: Uint8Array, { sheet, onProgress }: Asked = {}): Promise<{ table: Table; sheets: Sheets }> {
  const archive = openArchive(bytes)
  if (!archive.names.includes('xl/workbook.xml')) throw new ImportRefusal('not_ours')
  const sheets = await sheetsOf(archive)
  const [words, formats] = [await sharedWords(archive), await readFormats(archive)]
  const asked = sheet === undefined ? sheets.map((_, place) => place) : [sheet]
  for (const current of asked) {
    const rows = await rowsOf(archive, sheets[current]?.path ?? '', { words, formats, onProgress })
    const isLast = current === asked.at(-1)
    if (isLast || rows.some((row) => row.some((cell) => cell.trim() !== '')))
      return { table: tableOf(rows), sheets: { names: sheets.map(({ name }) => name), current } }
  }
  throw new ImportRefusal('empty')
}

async function sheetsOf(archive: Archive): Promise<{ name: string; path: string }[]> {
  const targets = new Map<string, string>()
  for await (const token of tokens(archive.read('xl/_rels/workbook.xml.rels')))
    if (token.kind === 'open' && token.name === 'Relationship') targets.set(token.of('Id') ?? '', token.of('Target') ?? '')
  const sheets: { name: string; path: string }[] = []
  for await (const token of tokens(archive.read('xl/workbook.xml'))) {
    if (token.kind !== 'open' || token.name !== 'sheet' || token.of('state') === 'veryHidden') continue
    const target = targets.get(token.of('id') ?? '') ?? ''
    sheets.push({ name: token.of('name') ?? '', path: target.startsWith('/') ? target.slice(1) : `xl/${target}` })
  }
  if (sheets.length === 0) throw new ImportRefusal('broken')
  return sheets
}

const mostLetters = 30_000_000

/** Texts that cells share. What stands beside a text to say how it is spoken is none of it. */
async function sharedWords(archive: Archive): Promise<string[]> {
  const words: string[] = []
  let [word, depth, isSpoken, letters] = ['', 0, false, 0]
  for await (const token of tokens(archive.read('xl/sharedStrings.xml'))) {
    if (token.kind === 'text') word += depth > 0 && !isSpoken ? token.text : ''
    else if (token.name === 't') depth = token.kind === 'open' && !token.isEmpty ? 1 : 0
    else if (token.name === 'rPh') isSpoken = token.kind === 'open' && !token.isEmpty
    else if (token.name === 'si' && (token.kind === 'close' || token.isEmpty)) {
      words.push(spelled(word))
      letters += word.length
      word = ''
      if (letters > mostLetters) throw new ImportRefusal('too_large')
    }
  }
  return words
}

interface Reading {
  words: readonly string[]
  formats: readonly Format[]
  onProgress: ((part: number) => void) | undefined
}

async function rowsOf(archive: Archive, path: string, { words, formats, onProgress }: Reading): Promise<string[][]> {
  const rows: string[][] = []
  let letters = 0
  let [row, column, type, style, value, isValue]: [string[], number, string, number, string, boolean] = [[], 0, '', 0, '', false]
  for await (const token of tokens(archive.read(path))) {
    if (token.kind === 'text') {
      if (isValue) value += token.text
    } else if (token.name === 'v' || token.name === 't') isValue = token.kind === 'open' && !token.isEmpty
    else if (token.name === 'c' && token.kind === 'open') {
      column = columnAt(token.of('r'), row.length)
      ;[type, style, value] = [token.of('t') ?? 'n', Number(token.of('s') ?? 0), '']
    }
    if (token.kind === 'text' || (token.kind === 'open' && !token.isEmpty)) continue
    if (token.name === 'c' && column < mostColumns) {
      while (row.length < column) row.push('')
      const text = type === 's' ? (words[Number(value)] ?? '') : cellText(value, type, formats[style])
      row[column] = text
      // A long text may stand in many cells, and is written out for each of them.
      letters += text.length
      if (letters > mostLetters) throw new ImportRefusal('too_large')
    } else if (token.name === 'row') {
      rows.push(row)
      row = []
      if (rows.length % 500 === 0) onProgress?.(Math.min(rows.length / mostRows, 0.95))
      if (rows.length > mostRows * 4) throw new ImportRefusal('too_many')
    }
  }
  return rows
}

/** `AB12` stands in the 28th column; without a place it is the next one. */
function columnAt(place: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  return letters ? [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1 : next
}
