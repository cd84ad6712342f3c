import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { isKnown } from './page-cache.ts'

/** A file, whole or the one part that is asked for, as players of films ask; undefined where there is none. */
export async function rangedFile(request: Request, path: string, headers: Record<string, string>): Promise<Response | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const { size, mtimeMs } = found
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const always = { ...headers, etag, 'accept-ranges': 'bytes' }
  if (isKnown(request.headers.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers: always })
  const part = partOf(request.headers, size, etag)
  if (part === 'outside')
    return new Response(null, { status: 416, headers: { ...always, 'content-range': `bytes */${size}`, 'content-length': '0' } })
  const [start, end] = part ?? [0, size - 1]
  const about = {
    ...always,
    'content-length': String(end - start + 1),
    ...(part && { 'content-range': `bytes ${start}-${end}/${size}` }),
  }
  const status = part ? 206 : 200
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers: about })
  return new Response(Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream, { status, headers: about })
}

/** The part that is asked for; nothing where the whole is, or where more than one is, or of another version. */
function partOf(headers: Headers, size: number, etag: string): [start: number, end: number] | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range') ?? '') ?? []
  const version = headers.get('if-range')
  if ((first === '' && last === '') || (version !== null && version !== etag)) return undefined
  if (first === '') return Number(last) > 0 && size > 0 ? [Math.max(0, size - Number(last)), size - 1] : 'outside'
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (Number(first) >= size) return 'outside'
  return Number(first) <= end ? [Number(first), end] : undefined
}
