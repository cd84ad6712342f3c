import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { scriptHashes } from './page-policy.ts'

export interface CachedPage {
  etag: string
  /** Which inline scripts its policy lets run. */
  scriptHashes: readonly string[]
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>
}

export interface PageCache {
  /**
   * The page kept under this path, else the one made now, else, where making it failed, the one that was kept before; undefined when
   * what was made must not be kept.
   */
  get: (path: string, make: () => Promise<Response>) => Promise<CachedPage | undefined>
  /** Whether this very page would be given for that path. */
  isKept: (path: string, page: CachedPage) => boolean
  /** Has every page made anew, after what they show has changed. */
  empty: () => void
}

interface Limits {
  pages?: number
  bytes?: number
  seconds?: number
}

type Encoding = 'br' | 'gzip' | 'identity'

interface Kept {
  page?: Promise<CachedPage | undefined>
  made?: CachedPage
  /** What was shown until then, for as long as nothing newer can be made. */
  before?: CachedPage | undefined
  until: number
  bytes: number
}

/** Pages that look the same to everybody, made once with their compressed bodies; who asks meanwhile waits for that one. */
export function createPageCache({ pages = 500, bytes = 64_000_000, seconds = 300 }: Limits = {}): PageCache {
  const kept = new Map<string, Kept>()

  async function fill(path: string, entry: Kept, make: () => Promise<Response>): Promise<CachedPage | undefined> {
    let page: CachedPage | undefined
    try {
      const response = await make()
      if (response.status >= 500 && entry.before) {
        page = entry.before
        entry.until = 0
      } else page = await toCached(response)
      if (page) entry.made = page
      return page
    } finally {
      if (page) entry.bytes = Object.values(page.bodies).reduce((sum, body) => sum + body.length, 0)
      else if (kept.get(path) === entry) kept.delete(path)
      forgetOldest()
    }
  }

  function forgetOldest(): void {
    const size = [...kept.values()].reduce((sum, entry) => sum + entry.bytes, 0)
    const [oldest] = kept.keys()
    if (oldest === undefined || (kept.size <= pages && size <= bytes)) return
    kept.delete(oldest)
    forgetOldest()
  }

  return {
    async get(path, make) {
      const known = kept.get(path)
      if (known?.page && known.until > Date.now()) return known.page
      const entry: Kept = { until: Date.now() + seconds * 1_000, bytes: known?.bytes ?? 0, before: known?.made ?? known?.before }
      kept.delete(path)
      kept.set(path, entry)
      entry.page = fill(path, entry, make)
      return entry.page
    },
    isKept(path, page) {
      const known = kept.get(path)
      return known?.made === page && known.until > Date.now()
    },
    empty() {
      for (const [path, entry] of kept) {
        const before = entry.made ?? entry.before
        if (before) kept.set(path, { before, bytes: entry.bytes, until: 0 })
        else kept.delete(path)
      }
    },
  }
}

/** The answer to one request for a kept page: its body in the best form the browser takes, or 304. */
export function cachedAnswer(request: Request, { etag, bodies }: CachedPage, headers: Record<string, string>): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  const tag = `"${etag}-${encoding}"`
  const always = { ...headers, etag: tag, vary: 'accept-encoding, cookie', 'cache-control': 'public, max-age=0, must-revalidate' }
  if (isKnown(request.headers.get('if-none-match') ?? '', tag)) return new Response(null, { status: 304, headers: always })
  const body = bodies[encoding]
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...always,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}

/** Somebody's cookie, a nonce or a failure must never be shown to everybody. */
async function toCached(response: Response): Promise<CachedPage | undefined> {
  const html = await response.text()
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (response.status !== 200 || !isHtml || response.headers.has('set-cookie') || /<[^>]+\snonce=/.test(html)) return undefined
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    compress.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    compress.gzip(identity, { level: 9 }),
  ])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { etag, scriptHashes: scriptHashes(html), bodies: { identity, br, gzip: gz } }
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export function encodingFor(accepted: string): Encoding {
  const wanted = new Map(accepted.split(',').map((part) => weightOf(part)))
  const takes = (name: string) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** One part of an Accept header: what it names, and how much that is wanted. */
export function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part
    .toLowerCase()
    .split(';')
    .map((one) => one.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight ? Number(weight.slice(2)) : 1]
}

/** Whether If-None-Match names this tag. */
export function isKnown(given: string, tag: string): boolean {
  return given.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
}
