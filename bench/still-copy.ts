import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'

interface Kept {
  status: number
  type: string
  body: Buffer
}

/** The floor: the same pages without any script, as bytes in memory behind a bare server. */
export async function stillCopyOf(origin: string): Promise<{ origin: string; close: () => void }> {
  const kept = new Map<string, Promise<Kept>>()
  const server = createServer(async ({ url = '/' }, response) => {
    const copy = kept.get(url) ?? keep(new URL(url, origin))
    kept.set(url, copy)
    const { status, type, body } = await copy
    const isText = /text|svg|javascript/.test(type)
    response.writeHead(status, { 'content-type': type, 'content-length': body.length, ...(isText && { 'content-encoding': 'gzip' }) })
    response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function keep(url: URL): Promise<Kept> {
  const response = await fetch(url)
  const type = response.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes
  const body = type.startsWith('text/html') ? Buffer.from(withoutScripts(plain.toString())) : plain
  return { status: response.status, type, body: /text|svg|javascript/.test(type) ? await compress(body, { level: 9 }) : body }
}

const compress = promisify(gzip)

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
}
