import { separated } from './csv-reading.ts'
import { textOf } from './file-encoding.ts'
import { mostFileBytes } from './file-limits.ts'
import { FileRefusal } from './file-refusal.ts'
import { type Sheets, type Table, tableOf } from './file-table.ts'
import { readCards } from './vcard-reading.ts'
import { readWorkbook } from './xlsx-reading.ts'

export interface FileRead {
  table: Table
  /** Of a workbook. */
  sheets?: Sheets
  /** The sheet that was asked for beside it. */
  also?: Table
}

interface Asked {
  sheet?: number | undefined
  also?: string | undefined
  onProgress?: (part: number) => void
}

/** What stands in a file, by what it is rather than by how it is called. */
export async function readFile(bytes: Uint8Array, asked: Asked = {}): Promise<FileRead> {
  if (bytes.length > mostFileBytes) throw new FileRefusal('too_large')
  if (begins(bytes, [0x50, 0x4b, 3, 4]) || begins(bytes, [0x50, 0x4b, 5, 6])) return readWorkbook(bytes, asked)
  // Excel before 2007, and every workbook with a password.
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FileRefusal('old_excel')
  if (begins(bytes, [0x25, 0x50, 0x44, 0x46]) || begins(bytes, [0x89, 0x50, 0x4e, 0x47]) || begins(bytes, [0xff, 0xd8, 0xff]))
    throw new FileRefusal('not_ours')
  const text = textOf(bytes)
  if (isBinary(text)) throw new FileRefusal('not_ours')
  return { table: readText(text) }
}

/** What was pasted, or written into a file: cards, or rows with separators. */
export function readText(text: string): Table {
  if (/^\s*BEGIN:VCARD/i.test(text)) return readCards(text)
  if (/^\s*(?:<!doctype|<html|\{\\rtf)/i.test(text)) throw new FileRefusal('not_ours')
  return tableOf(separated(text))
}

function begins(bytes: Uint8Array, signs: readonly number[]): boolean {
  return signs.every((sign, place) => bytes[place] === sign)
}

function isBinary(text: string): boolean {
  const start = text.slice(0, 2_000)
  const odd = start.match(/(?![\t\n\v\f\r])\p{Cc}|\ufffd/gu)?.length ?? 0
  return odd > start.length / 50
}
