import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { ORPCError } from '@orpc/server'
import type { ErrorBody } from '#features/shapes.ts'
import { t } from '#web/text/text.ts'
import { fileRefused, tooLarge, unavailable } from './errors.ts'
import type { Files } from './files/files.ts'

/** A file that came with a form, on its way to where files are sent. */
interface SentFile {
  /** Of the field. */
  field: string
  name: string
  path: string
}

export interface PostedFiles {
  fields: Record<string, string>
  file?: SentFile
}

type Place = Pick<Files, 'onItsWay' | 'limits'>

/** Reads a form with a file, which goes to the disk as it arrives; whoever reads it takes it away after. */
export async function readFormWithFile(request: Request, place: Place): Promise<PostedFiles> {
  const path = await place.onItsWay(randomUUID())
  const most = Math.max(place.limits.picture, place.limits.pdf)
  const read: PostedFiles = { fields: {} }
  let isCut = false
  const stopped = new AbortController()
  const writing: Promise<unknown>[] = []
  const parser = openParser(request, most)
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    isCut ||= isNameCut || isValueCut
    read.fields[name] = value
  })
  parser.on('file', (field, content, name) => {
    content.on('error', () => stopped.abort()) // so a body that is cut off ends each of its files, and the process where nobody listens
    if (!name) return void content.resume() // no file was chosen
    read.file = { field, name: name.toWellFormed(), path }
    writing.push(
      pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), stopped).then(() => (isCut ||= content.truncated)),
    )
  })
  for (const full of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(full, () => (isCut = true))
  try {
    await pipeline(Readable.fromWeb((request.body ?? new Blob([]).stream()) as never), parser, stopped)
    await Promise.all(writing)
    if (isCut) tooLarge()
    return read
  } catch (error) {
    stopped.abort() // else a file whose end never came is waited for
    await Promise.allSettled(writing)
    await rm(path, { force: true })
    if (error instanceof ORPCError || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error
    return fileRefused(t('files.broken_form'))
  }
}

function openParser({ headers }: Request, most: number) {
  const limits = { files: 1, fileSize: most + 1, fields: 50, fieldSize: 65_536, fieldNameSize: 100, parts: 60, headerPairs: 50 }
  try {
    return new Busboy({ headers: Object.fromEntries(headers) as { 'content-type': string }, limits })
  } catch {
    return fileRefused(t('files.broken_form'))
  }
}

interface Hands {
  api: (request: Request) => Promise<Response>
  /** Who sends it. */
  headers: Record<string, string>
  url: string
}

/** Sends the file as script would, by the same calls, and answers its number. */
export async function sendOn({ name, path }: SentFile, purpose: string, hands: Hands): Promise<number> {
  const { size } = await stat(path)
  const said = JSON.stringify({ name: name.slice(-200), size, purpose })
  const begun = await call(hands, 'POST', '/api/v1/uploads', said, { 'content-type': 'application/json' })
  const rest = (await openAsBlob(path)).slice(begun.offset)
  const bytes = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(begun.offset) }
  const { file } = await call(hands, 'PATCH', `/api/v1/uploads/${begun.id}`, rest, bytes)
  return file?.id ?? unavailable()
}

interface Answered {
  id: number
  offset: number
  file?: { id: number }
}

async function call(hands: Hands, method: string, path: string, body: BodyInit, headers: Record<string, string>): Promise<Answered> {
  const request = new Request(new URL(path, hands.url), { method, body, headers: { ...hands.headers, ...headers } })
  const response = await hands.api(request)
  const answer: unknown = await response.json()
  if (response.ok) return answer as Answered
  const data = answer as ErrorBody
  throw new ORPCError('API_ERROR', { status: response.status, message: data.message, data })
}
