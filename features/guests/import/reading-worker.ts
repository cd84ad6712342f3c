import { type CheckAsked, type Checked, checkRows } from './import-check.ts'
import { FileRefusal, type RefusalKind } from '#web/files/file-refusal.ts'
import type { Sheets, Table } from '#web/files/file-table.ts'
import { readFile, readText } from '#web/files/file-reading.ts'

export type Ask = { id: number } & (
  | { file: Blob; sheet: number | undefined }
  | { text: string }
  /** The rows are told to a worker that did not read them itself. */
  | { check: CheckAsked; rows: string[][] | undefined }
)

export type Told = { id: number } & (
  | { part: number }
  | { table: Table; sheets: Sheets | undefined }
  | { checked: Checked }
  | { refused: RefusalKind }
)

/** What was read last; it is looked through as often as somebody changes their mind about a column. */
let rows: string[][] = []

addEventListener('message', ({ data }: MessageEvent<Ask>) => void answer(data))

async function answer(ask: Ask): Promise<void> {
  const { id } = ask
  try {
    if ('check' in ask) {
      rows = ask.rows ?? rows
      return tell({ id, checked: checkRows(rows, ask.check) })
    }
    const read =
      'text' in ask
        ? { table: readText(ask.text) }
        : await readFile(new Uint8Array(await ask.file.arrayBuffer()), { sheet: ask.sheet, onProgress: (part) => tell({ id, part }) })
    rows = read.table.rows
    tell({ id, table: read.table, sheets: 'sheets' in read ? read.sheets : undefined })
  } catch (error) {
    tell({ id, refused: error instanceof FileRefusal ? error.kind : 'broken' })
  }
}

function tell(told: Told): void {
  postMessage(told)
}
