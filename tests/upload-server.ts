import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Upload {
  id: number
  name: string
  size: number
  purpose: string
  sha256: string | undefined
  bytes: Buffer
  state: 'arriving' | 'checking' | 'kept' | 'refused'
  looks: number
}

/** What befalls a piece: the line breaks in its middle, its answer is lost, nobody is there, or it is too much for somebody between. */
export type Fault = 'cut' | 'unanswered' | 503 | 401 | 413

interface Serving {
  uploads: Map<number, Upload>
  /** Files that arrived whole, by name, each with its SHA-256. */
  kept: { name: string; sha256: string }[]
  pieces: number
  /** So many pieces were under way at once. */
  most: number
  /** So often a file is looked at before it is kept. */
  looks: number
  fault: (nth: number) => Fault | undefined
  refusal: (name: string) => string | undefined
  /** Holds every piece until it ends. */
  until: Promise<unknown>
  /** Bytes that it takes in a second; 0 is all there are. */
  pace: number
}

/** A server that speaks as `/uploads` does, with faults on demand; it keeps everything in memory. */
export async function uploadServer() {
  const serving: Serving = { uploads: new Map(), ...quiet(), pace: 0 }
  const server = createServer((request, response) => void answer(serving, request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(serving, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** As at its beginning. */
    reset: () => {
      serving.uploads.clear()
      Object.assign(serving, quiet())
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}

function quiet() {
  return { kept: [], pieces: 0, most: 0, looks: 0, fault: () => undefined, refusal: () => undefined, until: Promise.resolve() }
}

let under = 0

async function answer(serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const upload = serving.uploads.get(Number(/\/uploads\/(\d+)$/.exec(request.url ?? '')?.[1] ?? 0))
  if (request.method === 'POST') return say(response, ...begin(serving, JSON.parse(String(await whole(request)))))
  if (!upload) return say(response, 404, { message: 'There is no such upload.' })
  if (request.method === 'DELETE') return void (serving.uploads.delete(upload.id), response.writeHead(204).end())
  if (request.method === 'GET') return say(response, 200, look(serving, upload))
  under += 1
  serving.most = Math.max(serving.most, under)
  await send(serving, upload, request, response).finally(() => (under -= 1))
}

function begin({ uploads, refusal }: Serving, { name, size, purpose, sha256 }: Omit<Upload, 'id'>): [number, object] {
  const words = refusal(name)
  if (words) return [413, { message: words }]
  const known = [...uploads.values()].find((one) => one.name === name && one.size === size && one.sha256 === sha256 && isOpen(one))
  const fresh: Upload = { id: uploads.size + 1, name, size, purpose, sha256, bytes: Buffer.alloc(0), state: 'arriving', looks: 0 }
  const upload = known ?? fresh
  uploads.set(upload.id, upload)
  const expires_at = new Date(Date.now() + 86_400_000).toISOString()
  return [201, { id: upload.id, offset: upload.bytes.length, chunk_size: 2_097_152, expires_at }]
}

async function send(serving: Serving, upload: Upload, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A request that isn't read to its end lets go of its socket.
  const { socket } = request
  const fault = serving.fault((serving.pieces += 1))
  await serving.until
  const isHere = Number(request.headers['upload-offset']) === upload.bytes.length && upload.state === 'arriving'
  if (typeof fault === 'number' || !isHere) {
    request.resume()
    const isBetween = fault === 413
    return say(response, typeof fault === 'number' ? fault : 409, isBetween ? '<h1>Too Large</h1>' : { message: 'Elsewhere.' })
  }
  const length = Number(request.headers['content-length'])
  const bytes = await whole(request, fault === 'cut' ? Math.floor(length / 2) : undefined, serving.pace)
  upload.bytes = Buffer.concat([upload.bytes, bytes])
  if (upload.bytes.length === upload.size) upload.state = 'checking'
  if (fault) return void socket.destroy()
  say(response, 200, look(serving, upload))
}

function look(serving: Serving, upload: Upload): object {
  if (upload.state === 'checking' && ++upload.looks > serving.looks) {
    upload.state = 'kept'
    serving.kept.push({ name: upload.name, sha256: createHash('sha256').update(upload.bytes).digest('hex') })
  }
  const { id, name, size, state, bytes } = upload
  const file = { id: 1_000 + id, kind: 'picture', name, urls: {} }
  return { id, name, size, state, offset: bytes.length, ...(state === 'kept' && { file }) }
}

async function whole(request: IncomingMessage, most = Number.POSITIVE_INFINITY, pace = 0): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, most - length))
    length += chunk.length
    if (pace > 0) await new Promise((resolve) => setTimeout(resolve, (1_000 * chunk.length) / pace))
    if (length >= most) break
  }
  return Buffer.concat(chunks)
}

function isOpen({ state }: Upload): boolean {
  return state === 'arriving' || state === 'checking'
}

function say(response: ServerResponse, status: number, body: object | string): void {
  const isText = typeof body === 'string'
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' }).end(isText ? body : JSON.stringify(body))
}
