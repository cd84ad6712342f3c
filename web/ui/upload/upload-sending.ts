import { type Begun, type NewUpload, type UploadCalls, type UploadedFile, UploadFailed, type UploadNow } from './upload-calls.ts'
import { type Line, untilBack } from './upload-line.ts'
import { createPieces } from './upload-pieces.ts'
import { sumOf } from './upload-sum.ts'

/** What is told of a file on its way. */
export type Told =
  | { state: 'sending' | 'resting' | 'checking' }
  | { sum: string }
  | { id: number; until: string }
  | { sent: number }
  | { isKnown: boolean }

export interface Sending {
  calls: UploadCalls
  purpose: string
  line: Line
  /** Of the upload, where it was begun before. */
  id?: number | undefined
  signal: AbortSignal
  tell: (told: Told) => void
}

/** Sends a file from where it stopped, whenever that was, and through every cut, until the server keeps it or refuses it. */
export async function sendWhole(file: File, sending: Sending): Promise<UploadedFile> {
  const { name, size } = file
  const sha256 = await readable(sumOf(file))
  if (sha256) sending.tell({ sum: sha256 })
  sending.signal.throwIfAborted()
  const upload = { name: name.slice(-200), size, purpose: sending.purpose, ...(sha256 && { sha256 }) }
  try {
    return (await arrivedBefore(sending)) ?? (await sendRest(file, await begin(upload, sending), sending))
  } catch (error) {
    // It lay too long, or was given up elsewhere.
    if (!isFailed(error, 'gone')) throw error
    return sendRest(file, await begin(upload, sending), sending)
  }
}

/** Its last bytes may have arrived just when it was paused. */
async function arrivedBefore(sending: Sending): Promise<UploadedFile | undefined> {
  const { id } = sending
  if (id === undefined) return undefined
  const now = await patiently(sending, () => sending.calls.look(id, sending.signal))
  return now.state === 'arriving' ? undefined : ended(id, now, sending)
}

async function begin(upload: NewUpload, sending: Sending): Promise<Begun> {
  const begun = await patiently(sending, () => sending.calls.begin(upload, sending.signal))
  sending.tell({ id: begun.id, until: begun.expires_at })
  sending.tell({ sent: begun.offset })
  return begun
}

async function sendRest(file: File, { id, offset, chunk_size }: Begun, sending: Sending): Promise<UploadedFile> {
  const { calls, signal, tell } = sending
  const pieces = createPieces(chunk_size)
  let now: Omit<UploadNow, 'id' | 'name' | 'size'> = { state: offset < file.size ? 'arriving' : 'checking', offset }
  let failures = 0
  while (now.state === 'arriving') {
    const from = now.offset
    const bytes = await readable(file.slice(from, from + pieces.size()).arrayBuffer())
    const begun = performance.now()
    try {
      now = await calls.send(id, from, bytes, signal)
      pieces.went(bytes.byteLength, performance.now() - begun)
    } catch (error) {
      pieces.failed()
      failures += 1
      if (!isFailed(error, 'unheard', 'later', 'elsewhere', 'swollen') || isEnough(error, failures)) throw error
      if (!isFailed(error, 'elsewhere')) await rest(sending, error, failures)
      now = await patiently(sending, () => calls.look(id, signal))
    }
    if (now.offset > from) failures = 0
    tell({ sent: now.offset })
    tell({ state: 'sending' })
  }
  return ended(id, now, sending)
}

async function ended(id: number, last: Omit<UploadNow, 'id' | 'name' | 'size' | 'offset'>, sending: Sending): Promise<UploadedFile> {
  let now = last
  for (let nth = 0; now.state === 'checking'; nth += 1) {
    sending.tell({ state: 'checking' })
    if (nth > 0) await sending.line.wait(Math.min(10_000, 500 * 2 ** nth), sending.signal)
    now = await patiently(sending, () => sending.calls.look(id, sending.signal))
  }
  if (now.file && now.is_known) sending.tell({ isKnown: true })
  if (now.file) return now.file
  throw new UploadFailed(now.state === 'refused' ? 'refused' : 'gone', now.reason)
}

/** Asks again until there is an answer: a line that is down comes back, and a server has so many tries. */
async function patiently<Answer>(sending: Sending, work: () => Promise<Answer>): Promise<Answer> {
  for (let nth = 1; ; nth += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isFailed(error, 'unheard', 'later') || isEnough(error, nth)) throw error
      await rest(sending, error, nth)
    }
  }
}

/** A line may be down for hours; a server that answers so often that it can't has said it. */
function isEnough({ why }: UploadFailed, failures: number): boolean {
  return why !== 'unheard' && failures >= 8
}

async function rest({ line, signal, tell }: Sending, { wait }: UploadFailed, nth: number): Promise<void> {
  tell({ state: 'resting' })
  await line.wait(line.isUp() ? Math.max(wait, Math.min(30_000, 500 * 2 ** nth)) : untilBack, signal)
  signal.throwIfAborted()
}

/** A file that was moved or changed since it was chosen can't be read, and neither can a folder. */
async function readable<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    throw new Unreadable('', { cause: error })
  }
}

export class Unreadable extends Error {}

export function isFailed(error: unknown, ...whys: UploadFailed['why'][]): error is UploadFailed {
  return error instanceof UploadFailed && whys.includes(error.why)
}
