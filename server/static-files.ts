import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { encodingFor } from './page-cache.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** What our worker may do: ask this server. The policy of other files would leave it nothing. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'"

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

export type StaticFiles = (request: Request) => Promise<Response | undefined>

/** Serves the files of a folder as they were when it was opened; each is read once. Names that aren't in it don't exist. */
export function openStaticFiles(folder: string): StaticFiles {
  const names = new Set(namesIn(folder))
  const read = keeping((name) => readTagged(join(folder, name)))

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const name = new URL(request.url).pathname.slice(1)
    const type = types[extname(name)]
    if (!type || !names.has(name)) return undefined
    const wanted = encodingFor(request.headers.get('accept-encoding') ?? '')
    const encoding = names.has(name + suffixes[wanted]) ? wanted : 'identity'
    const { body, etag } = await read(name + suffixes[encoding])
    const headers: Record<string, string> = {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      etag,
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      // A page of ours that another site frames may have no origin there, and asks for its letters as a stranger.
      ...(name.endsWith('.woff2') && { 'access-control-allow-origin': '*' }),
      ...(name === 'sw.js' && { 'content-security-policy': workerPolicy }),
    }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    headers['content-length'] = String(body.length)
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }
}

async function readTagged(file: string) {
  const body = await readFile(file)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
}

function keeping<Value>(make: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>()
  return (name) => {
    const value = kept.get(name) ?? make(name)
    kept.set(name, value)
    return value
  }
}
