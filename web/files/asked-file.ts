import { type FileRead, readFile, readText } from './file-reading.ts'

/** What a page asks a worker to read. */
export type ReadAsk = { file: Blob; sheet: number | undefined; also?: string | undefined } | { text: string }

export async function readAsked(ask: ReadAsk, onProgress: (part: number) => void): Promise<FileRead> {
  if ('text' in ask) return { table: readText(ask.text) }
  return readFile(new Uint8Array(await ask.file.arrayBuffer()), { sheet: ask.sheet, also: ask.also, onProgress })
}
