import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#db/db.ts'
import { root } from '#db/place.ts'
import { caught, errorResponse, membersOnly, unauthorized } from '#server/errors.ts'
import type { Files } from '#server/files/files.ts'
import { rangedFile } from '#server/ranged-file.ts'
import { isOver, type Session } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import { findFile, isMember } from '../rows.server.ts'
import { type Said, transcriptOf } from './captions.ts'
import { endOf, paidPath, paidTypes } from './paid-file.ts'

interface Hands {
  db: Db
  files: Files
  session: () => Promise<Session | typeof isOver | undefined>
}

/** A file that is sold with a lesson: for members, by their session or by an address that was signed for one of them. */
export async function paidAnswer(request: Request, { db, files, session }: Hands): Promise<Response> {
  const url = new URL(request.url)
  const file = url.pathname.slice(paidPath.length + 1)
  const end = endOf(file)
  const kind = end && (await findFile(db, file))
  if (!end || !kind) return nothing()
  if (kind === 'sold') {
    const signedFor = files.signed.viewerOf(url)
    const found = await session()
    const user = found === isOver ? undefined : found?.user
    const isOpen = typeof signedFor === 'number' && (await isMember(db, signedFor))
    if (!isOpen && !user) return toSignIn(request, url)
    if (!isOpen && user && !user.is_subscribed && !user.is_admin) return refused()
  }
  return (await rangedFile(request, placeOf(file), headersFor(file, end))) ?? nothing()
}

/** What is said in a film, as its captions have it. */
export async function transcriptIn(file: string): Promise<Said[]> {
  return transcriptOf(await readFile(placeOf(file), 'utf8').catch(() => ''))
}

export async function bytesOf(file: string): Promise<number> {
  return (await stat(placeOf(file)).catch(() => undefined))?.size ?? 0
}

function placeOf(file: string): string {
  return join(root, 'content', 'paid', file)
}

/** Nothing there can run; films and their captions are shown in the page, papers are kept. */
function headersFor(file: string, end: string): Record<string, string> {
  return {
    'content-type': paidTypes[end]!,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
    vary: 'cookie',
    ...(!['mp4', 'webm', 'vtt'].includes(end) && { 'content-disposition': `attachment; filename="${file}"` }),
  }
}

function nothing(): Response {
  return Response.json({ message: 'Not found.' }, { status: 404, headers: { 'cache-control': 'no-store' } })
}

/** Whoever looks with a browser is shown the way in, and comes back here by it. */
function toSignIn(request: Request, { pathname }: URL): Response {
  const answer = errorResponse(caught(unauthorized))
  answer.headers.set('cache-control', 'no-store')
  const isPage = (request.headers.get('accept') ?? '').includes('text/html')
  if (isPage) answer.headers.set('refresh', `0; url=/sign-in?${new URLSearchParams({ 'redirect-to': pathname })}`)
  return answer
}

function refused(): Response {
  const answer = errorResponse(caught(() => membersOnly(t('course.no_document'))))
  answer.headers.set('cache-control', 'no-store')
  return answer
}
