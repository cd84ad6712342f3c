import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { conflict, fileRefused, invalid, notFound, tooLarge } from '#server/errors.ts'
import { receive } from '#server/files/receive.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import type { Session } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import { leaveOver, noteKey } from './storage/rows.server.ts'
import { pageMeta } from '#features/shapes.ts'
import type { KeptFile, Upload } from './contract.ts'
import { keepUpload } from './jobs.server.ts'
import { megabytes, refusalWords } from './refusal-words.ts'
import * as rows from './rows.server.ts'
import { shownFile } from './shown-file.ts'
import * as uploads from './upload-rows.server.ts'

interface Context extends RequestContext {
  session: Session
}

/** On a line of two megabits one of them arrives within the time of a request; of a slower one what came counts, and the next goes on. */
const chunk_size = 8_388_608

/** So long whoever sent the last piece waits for the look at the whole; then they ask how far it is. */
const longestLook = 20_000

export const uploadsRoutes = guarded.uploads.router({
  begin: forUser.uploads.begin.handler(async ({ context: { db, user, files }, input }) => {
    const { picture, pdf } = files.limits
    const words = refusalWords(files.limits, input.purpose)
    if (input.purpose === 'picture' && input.size > picture) tooLarge(words.picture_too_large)
    if (input.size > Math.max(picture, pdf)) tooLarge(pdf > picture ? words.pdf_too_large : words.picture_too_large)
    await countTry(db, `uploads:${user.id}`, { tries: 5_000, seconds: 86_400 })
    const begun = await uploads.beginUpload(db, user.id, input, files.limits)
    if (!('full' in begun)) return { id: begun.id, offset: begun.offset, chunk_size, expires_at: begun.expires_at }
    const used = megabytes(begun.bytes + begun.arriving)
    fileRefused(begun.full === 'no_room' ? t('files.no_room', { used, quota: megabytes(begun.quota) }) : t('files.no_room_yet'))
  }),

  get: forUser.uploads.get.handler(({ context, input }) => uploadNow(context, input.id)),

  send: forUser.uploads.send.handler(async ({ context, input: { id } }) => {
    const { db, user, files, headers, answerHeaders, body } = context
    const start = offsetIn(headers)
    const { state, offset, size } = (await uploads.findUpload(db, user.id, id)) ?? notFound()
    if (state !== 'arriving' || offset !== start) return await elsewhere(context, id)
    if (Number(headers.get('content-length') ?? 0) > size - start) fileRefused(t('files.too_much_came'))
    const name = randomUUID()
    const path = await files.onItsWay(name)
    try {
      const { bytes, isTooMuch } = await receive(body(), path, size - start)
      if (isTooMuch) answerHeaders.set('connection', 'close')
      if (isTooMuch) fileRefused(t('files.too_much_came'))
      if (bytes === 0) fileRefused(t('files.bytes_please'))
      const piece = { user_id: user.id, id, start, bytes, key: `arriving/${name}` }
      await noteKey(db, piece.key)
      await files.store.put(piece.key, path)
      const state = await uploads.addPiece(db, piece)
      if (state === undefined) await leaveOver(db, piece.key)
      if (state === undefined) return await elsewhere(context, id)
      if (state === 'checking') await lookAt(context, id)
    } finally {
      await rm(path, { force: true })
    }
    const now = await uploadNow(context, id)
    return now.state === 'refused' ? fileRefused(now.reason!) : now
  }),

  stop: forUser.uploads.stop.handler(({ context: { db, user }, input }) => uploads.stopUpload(db, user.id, input.id)),
})

export const filesRoutes = guarded.files.router({
  list: forUser.files.list.handler(async ({ context, input }) => {
    const { db, user, files } = context
    const { files: found, total } = await rows.findFiles(db, whose(context), input)
    const room = { ...(await rows.findRoom(db, user.id)), quota: await uploads.findQuota(db, user.id, files.limits) }
    const data = found.map(({ used_in, ...row }) => ({ ...shown(context, row), used_in }))
    return { data, meta: pageMeta(input, total), room }
  }),

  change: forUser.files.change.handler(async ({ context, input: { id, ...change } }) => ({
    data: shown(context, (await rows.changeFile(context.db, whose(context), id, change)) ?? notFound()),
  })),

  remove: forUser.files.remove.handler(({ context, input }) => rows.removeFile(context.db, whose(context), input.id)),

  restore: forUser.files.restore.handler(async ({ context, input }) => ({
    data: shown(context, (await rows.restoreFile(context.db, whose(context), input.id)) ?? notFound()),
  })),
})

function whose({ session: { user, impersonator } }: Context): rows.Whose {
  return { user_id: user.id, isActed: impersonator !== undefined }
}

/** Should it not come to its end here, the job does it. */
async function lookAt({ patientDb, session, files }: Context, id: number): Promise<void> {
  const ended = new AbortController()
  const waited = sleep(longestLook, undefined, { signal: ended.signal }).catch(() => {})
  await Promise.race([keepUpload({ db: patientDb, files }, { user_id: session.user.id, id }).catch(() => {}), waited])
  ended.abort()
}

async function uploadNow(context: Context, id: number): Promise<Upload> {
  const { db, session, answerHeaders } = context
  const { file_id, expires_at: _, reason, ...upload } = (await uploads.findUpload(db, session.user.id, id)) ?? notFound()
  answerHeaders.set('upload-offset', String(upload.offset))
  const file = file_id === null ? undefined : await rows.findFile(db, whose(context), file_id)
  return { ...upload, ...(reason !== null && { reason }), ...(file && { file: shown(context, file) }) }
}

/** Two that send the same file at once, or one whose last answer was lost, hear where it is. */
async function elsewhere(context: Context, id: number): Promise<never> {
  const now = await uploadNow(context, id)
  if (now.state === 'arriving' && (await uploads.hasTooManyPieces(context.db, context.session.user.id, id)))
    fileRefused(t('files.too_many_pieces'))
  const { offset, size, state } = now
  conflict({ id, offset, size, state }, t('files.elsewhere'))
}

function shown({ session, files }: Context, row: rows.FileRow): KeptFile {
  return shownFile(row, (variant) => files.addresses.of({ id: row.id, variant, viewer: session.user.id }))
}

function offsetIn(headers: Headers): number {
  const given = headers.get('upload-offset') ?? ''
  return /^\d{1,15}$/.test(given) ? Number(given) : invalid({ 'upload-offset': ['Please say from which byte on this is.'] })
}
