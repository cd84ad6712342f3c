/** What the server keeps of a file; a feature knows the rest by its contract. */
export interface UploadedFile {
  id: number
  kind: string
  name: string
  urls: Record<string, string>
}

export interface Begun {
  id: number
  offset: number
  chunk_size: number
  expires_at: string
}

export interface UploadNow {
  id: number
  name: string
  offset: number
  size: number
  state: 'arriving' | 'checking' | 'kept' | 'refused'
  reason?: string
  /** The same content was here before. */
  is_known?: boolean
  file?: UploadedFile
}

export interface NewUpload {
  name: string
  size: number
  purpose: string
  sha256?: string
}

export interface UploadCalls {
  begin: (upload: NewUpload, signal: AbortSignal) => Promise<Begun>
  look: (id: number, signal?: AbortSignal) => Promise<UploadNow>
  send: (id: number, offset: number, bytes: ArrayBuffer, signal: AbortSignal) => Promise<UploadNow>
  stop: (id: number) => Promise<void>
}

/**
 * Why a call came to nothing. `unheard`: there was no answer. `later`: the server asks for patience. `elsewhere`: the file goes on at
 * another byte. `gone`: nobody knows the upload any more. `swollen`: the piece is too much for somebody between. `refused`: for good,
 * in words. `shut`: the door is, as to whoever is signed out.
 */
export type Failing = 'unheard' | 'later' | 'elsewhere' | 'gone' | 'swollen' | 'refused' | 'shut'

export class UploadFailed extends Error {
  readonly why: Failing
  /** Milliseconds that the server asks for. */
  readonly wait: number

  constructor(why: Failing, words = '', wait = 0) {
    super(words)
    this.why = why
    this.wait = wait
  }
}

/** Bytes go out as they are, so these calls are made by hand, and weigh next to nothing where no other call is made. */
export function uploadCalls(at = '/api/v1/uploads'): UploadCalls {
  return {
    begin: (upload, signal) => call(at, 'POST', signal, JSON.stringify(upload), { 'content-type': 'application/json' }),
    look: (id, signal) => call(`${at}/${id}`, 'GET', signal),
    send: (id, offset, bytes, signal) =>
      call(`${at}/${id}`, 'PATCH', signal, bytes, { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }),
    stop: (id) => call(`${at}/${id}`, 'DELETE'),
  }
}

/** A line that died tells nobody. */
const longest = 60_000

async function call<Answer>(at: string, method: string, signal?: AbortSignal, body?: BodyInit, headers?: HeadersInit): Promise<Answer> {
  const ending = AbortSignal.any([AbortSignal.timeout(longest), ...(signal ? [signal] : [])])
  const response = await fetch(at, { method, signal: ending, ...(body && { body }), ...(headers && { headers }) }).catch(() => undefined)
  const answer: unknown = response?.status === 204 ? {} : await response?.json().catch(() => undefined)
  signal?.throwIfAborted()
  if (response?.ok && answer) return answer as Answer
  throw response ? failureOf(response, answer as { message?: string } | undefined) : new UploadFailed('unheard')
}

function failureOf({ status, headers }: Response, answer: { message?: string } | undefined): UploadFailed {
  const words = answer?.message ?? ''
  if (status === 409) return new UploadFailed('elsewhere', words)
  if (status === 404 || status === 410) return new UploadFailed('gone', words)
  if (status === 401 || status === 403) return new UploadFailed('shut', words)
  if (status === 413 && !words) return new UploadFailed('swollen')
  if (status < 400 || status >= 500 || [408, 425, 429].includes(status)) return new UploadFailed('later', words, 1_000 * waitIn(headers))
  return new UploadFailed('refused', words)
}

function waitIn(headers: Headers): number {
  return Number(headers.get('retry-after')) || 0
}
