import { Readable } from 'node:stream'
import type { Db } from '#db/db.ts'
import type { FileAddress } from '#server/files/addresses.ts'
import type { Files } from '#server/files/files.ts'
import { isKnown } from '#server/page-cache.ts'
import { accepts } from '#server/picture-answer.ts'
import { isOver, type Session } from '#server/session.ts'
import { widthsOf } from '#web/picture-address.ts'
import { wholeKey } from '../file-place.ts'
import { type FileRow, findSeen, queueFileAvif } from '../rows.server.ts'

interface Hands {
  db: Db
  files: Files
  session: () => Promise<Session | typeof isOver | undefined>
}

/**
 * What lies behind a signed address, for as long as it counts and only for whom it was signed; whether they may see it is asked anew
 * each time. Nothing there can run: pictures were written by us, and a PDF is only ever kept.
 */
export async function fileAnswer(request: Request, { db, files, session }: Hands): Promise<Response> {
  const address = files.addresses.read(new URL(request.url))
  const file = address && (await isFor(address, session)) ? await findSeen(db, address.id, address.viewer) : undefined
  if (!address || !file || !variantsOf(file).includes(address.variant)) return nothing()
  const found = chosen(file, address.variant, request.headers.get('accept') ?? '')
  const headers = headersOf(file, found, address.viewer === 'everybody')
  if (found.isBetterToCome) await queueFileAvif(db, file.id, Number(address.variant)).catch(() => {})
  if (isKnown(request.headers.get('if-none-match') ?? '', headers.etag)) return new Response(null, { status: 304, headers })
  const stored = await files.store.get(found.key)
  if (!stored) return nothing()
  const length = { 'content-length': String(stored.bytes) }
  if (request.method !== 'HEAD')
    return new Response(Readable.toWeb(stored.content) as ReadableStream, { headers: { ...headers, ...length } })
  stored.content.destroy()
  return new Response(null, { headers: { ...headers, ...length } })
}

function nothing(): Response {
  return Response.json({ message: 'Not found.' }, { status: 404, headers: { 'cache-control': 'no-store' } })
}

/** An address that somebody passes on opens nothing for others. */
async function isFor({ viewer }: FileAddress, session: Hands['session']): Promise<boolean> {
  if (viewer === 'everybody') return true
  const found = await session()
  return found !== undefined && found !== isOver && found.user.id === viewer && !found.impersonator
}

function variantsOf({ width }: FileRow): string[] {
  return ['whole', ...(width === null ? [] : widthsOf({ width }).map(String))]
}

interface Chosen {
  key: string
  type: string
  isBetterToCome: boolean
}

/** The smallest that there is by now and that is taken; what was not made yet is shown in its own width. */
function chosen(file: FileRow, variant: string, accept: string): Chosen {
  const made = (format: string) => variant !== 'whole' && file.made.includes(`${variant}.${format}`) && accepts(accept, `image/${format}`)
  const isBetterToCome = variant !== 'whole' && accepts(accept, 'image/avif') && !made('avif')
  for (const format of ['avif', 'webp']) {
    if (made(format)) return { key: `${file.key}/${variant}.${format}`, type: `image/${format}`, isBetterToCome }
  }
  return { key: wholeKey(file), type: file.format === 'pdf' ? 'application/pdf' : `image/${file.format}`, isBetterToCome }
}

/** Withdrawn, it is gone from every browser within this minute. */
const seconds = 60

function headersOf({ kind, name }: FileRow, { key, type }: Chosen, isPublic: boolean) {
  return {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': `${isPublic ? 'public' : 'private'}, max-age=${seconds}`,
    vary: isPublic ? 'accept' : 'accept, cookie',
    etag: `"${key.slice(key.indexOf('/', 5) + 1).replaceAll('/', '-')}"`,
    ...(kind === 'pdf' && {
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent(asPdf(name))}`,
    }),
  }
}

function asPdf(name: string): string {
  return /\.pdf$/i.test(name) ? name : `${name}.pdf`
}
