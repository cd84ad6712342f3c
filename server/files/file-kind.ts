import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

export type SentKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'pdf'

/** What a file is by what stands in it, whatever it is called; undefined for all that is not taken. */
export async function kindOf(path: string): Promise<SentKind | undefined> {
  const found = await fileTypeFromFile(path)
  const kind = found && kinds[found.mime]
  return kind === 'pdf' && !(await isWholePdf(path)) ? undefined : kind
}

const kinds: Record<string, SentKind> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'application/pdf': 'pdf',
}

/** From its first byte to the mark at its end; nothing between is looked at, and nobody here opens it. */
export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const begin = await file.read(Buffer.alloc(5), 0, 5, 0)
    const length = Math.min(size, 2_048)
    const end = await file.read(Buffer.alloc(length), 0, length, size - length)
    return begin.buffer.toString('latin1') === '%PDF-' && end.buffer.includes('%%EOF')
  } finally {
    await file.close()
  }
}
