import { FileRefusal } from './file-refusal.ts'
import { mostColumns, mostRows } from './file-limits.ts'
import { type Sheets, type Table, tableOf } from './file-table.ts'
import { cellText, type Format, readFormats, spelled } from './xlsx-formats.ts'
import { type Tag, type Token, tokens } from './xml-reading.ts'
import { type Archive, openArchive } from './zip-reading.ts'

interface Asked {
  /** Which sheet, counted from 0; the first one with something in it, where nobody said. */
  sheet?: number | undefined
  /** Another one that is read beside it, by its name, where it is there and something stands in it. */
  also?: string | undefined
  onProgress?: (part: number) => void
}

/** A sheet of a workbook: what its cells show, never their formulas. */
export async function readWorkbook(
  bytes: Uint8Array,
  { sheet, also, onProgress }: Asked = {},
): Promise<{ table: Table; sheets: Sheets; also?: Table }> {
  const archive = openArchive(bytes)
  if (!archive.names.includes('xl/workbook.xml')) throw new FileRefusal('not_ours')
  const sheets = await sheetsOf(archive)
  const [words, formats] = [await sharedWords(archive), await readFormats(archive)]
  const asked = sheet === undefined ? sheets.map((_, place) => place) : [sheet]
  for (const current of asked) {
    const rows = await rowsOf(archive, sheets[current]?.path ?? '', { words, formats, onProgress })
    const isLast = current === asked.at(-1)
    if (isLast || isFilled(rows)) {
      const beside = sheets.find(({ name }, place) => name === also && place !== current)
      const others = beside ? await rowsOf(archive, beside.path, { words, formats, onProgress }) : []
      return {
        table: tableOf(rows),
        sheets: { names: sheets.map(({ name }) => name), current },
        ...(isFilled(others) && { also: tableOf(others) }),
      }
    }
  }
  throw new FileRefusal('empty')
}

function isFilled(rows: readonly string[][]): boolean {
  return rows.some((row) => row.some((cell) => cell.trim() !== ''))
}

async function sheetsOf(archive: Archive): Promise<{ name: string; path: string }[]> {
  const targets = new Map<string, string>()
  for await (const some of tokens(archive.read('xl/_rels/workbook.xml.rels')))
    for (const token of some)
      if (token.kind === 'open' && token.name === 'Relationship') targets.set(token.of('Id') ?? '', token.of('Target') ?? '')
  const sheets: { name: string; path: string }[] = []
  for await (const some of tokens(archive.read('xl/workbook.xml')))
    for (const token of some) {
      if (token.kind !== 'open' || token.name !== 'sheet' || token.of('state') === 'veryHidden') continue
      const target = targets.get(token.of('id') ?? '') ?? ''
      sheets.push({ name: token.of('name') ?? '', path: target.startsWith('/') ? target.slice(1) : `xl/${target}` })
    }
  if (sheets.length === 0) throw new FileRefusal('broken')
  return sheets
}

const mostLetters = 30_000_000

/** Texts that cells share. What stands beside a text to say how it is spoken is none of it. */
async function sharedWords(archive: Archive): Promise<string[]> {
  const words: string[] = []
  let [word, depth, isSpoken, letters] = ['', 0, false, 0]
  for await (const some of tokens(archive.read('xl/sharedStrings.xml')))
    for (const token of some) {
      if (token.kind === 'text') word += depth > 0 && !isSpoken ? token.text : ''
      else if (token.name === 't') depth = token.kind === 'open' && !token.isEmpty ? 1 : 0
      else if (token.name === 'rPh') isSpoken = token.kind === 'open' && !token.isEmpty
      else if (token.name === 'si' && (token.kind === 'close' || token.isEmpty)) {
        words.push(spelled(word))
        letters += word.length
        word = ''
        if (letters > mostLetters) throw new FileRefusal('too_large')
      }
    }
  return words
}

interface Reading {
  words: readonly string[]
  formats: readonly Format[]
  onProgress: ((part: number) => void) | undefined
}

async function rowsOf(archive: Archive, path: string, reading: Reading): Promise<string[][]> {
  const sheet = new Sheet(reading)
  for await (const some of tokens(archive.read(path))) for (const token of some) sheet.take(token)
  return sheet.rows
}

/** The rows of a sheet, filled by its tags and texts as they come. */
class Sheet {
  readonly rows: string[][] = []
  readonly #reading: Reading
  #letters = 0
  #row: string[] = []
  #column = 0
  #type = ''
  #style = 0
  #value = ''
  #isValue = false

  constructor(reading: Reading) {
    this.#reading = reading
  }

  take(token: Token): void {
    if (token.kind === 'text') {
      if (this.#isValue) this.#value += token.text
      return
    }
    if (token.name === 'v' || token.name === 't') this.#isValue = token.kind === 'open' && !token.isEmpty
    else if (token.name === 'c') this.#takeCell(token)
    else if (token.name === 'row' && (token.kind === 'close' || token.isEmpty)) this.#endRow()
  }

  #takeCell(tag: Tag): void {
    if (tag.kind === 'open') {
      this.#column = columnAt(tag.of('r'), this.#row.length)
      this.#type = tag.of('t') ?? 'n'
      this.#style = Number(tag.of('s') ?? 0)
      this.#value = ''
    }
    if ((tag.kind === 'open' && !tag.isEmpty) || this.#column >= mostColumns) return
    const { words, formats } = this.#reading
    while (this.#row.length < this.#column) this.#row.push('')
    const text = this.#type === 's' ? (words[Number(this.#value)] ?? '') : cellText(this.#value, this.#type, formats[this.#style])
    this.#row[this.#column] = text
    // A long text may stand in many cells, and is written out for each of them.
    this.#letters += text.length
    if (this.#letters > mostLetters) throw new FileRefusal('too_large')
  }

  #endRow(): void {
    this.rows.push(this.#row)
    this.#row = []
    const { length } = this.rows
    if (length % 500 === 0) this.#reading.onProgress?.(Math.min(length / mostRows, 0.95))
    if (length > mostRows * 4) throw new FileRefusal('too_many')
  }
}

/** `AB12` stands in the 28th column; without a place it is the next one. */
function columnAt(place: string | undefined, next: number): number {
  let at = 0
  for (let nth = 0; nth < 3; nth++) {
    const letter = (place?.charCodeAt(nth) ?? 0) - 64
    if (!(letter >= 1 && letter <= 26)) break
    at = at * 26 + letter
  }
  return at > 0 ? at - 1 : next
}
