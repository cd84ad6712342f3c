import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'

/** A server for one test file that speaks what its paths name, by bare sockets; it counts what it could get rid of. */
export async function oddServer() {
  const sockets = new Set<Socket>()
  const said = { bytes: 0 }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.once('data', (question) => {
      const path = /^GET \/([\w-]*)/.exec(question.toString('latin1'))?.[1] ?? ''
      void oddAnswers[path]?.((text) => spoken(socket, text, said), port())
    })
  })
  const port = () => (server.address() as AddressInfo).port
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: port(), said, open: () => sockets.size }
}

/** Says something and waits until there is room for more; false when nobody listens any more. Null hangs up. */
type Say = (text: string | Buffer | null) => Promise<boolean>

async function spoken(socket: Socket, text: string | Buffer | null, said: { bytes: number }): Promise<boolean> {
  if (text === null) socket.destroy()
  if (text === null || socket.destroyed) return false
  said.bytes += text.length
  if (!socket.write(text)) {
    const { promise, resolve } = Promise.withResolvers<void>()
    socket.once('drain', resolve).once('close', resolve)
    await promise
    socket.off('drain', resolve).off('close', resolve)
  }
  return !socket.destroyed
}

const html = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n'
const picture = 'HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\n'
const sent = (port: number, to: string) => `HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:${port}/${to}\r\n\r\n`

async function endless(say: Say, piece: string | Buffer): Promise<void> {
  while (await say(piece));
}

async function drop(say: Say, piece: string): Promise<void> {
  while (await say(piece)) await new Promise((resolve) => setTimeout(resolve, 200))
}

/** Zeros by the gigabyte, of which a thousandth is sent. */
const bomb = gzipSync(Buffer.alloc(256_000_000))
const brotli = brotliCompressSync(Buffer.alloc(256_000_000))
const noise = randomBytes(65_536)
const deep = '<i>'.repeat(90_000) + '</b>'.repeat(60_000)

/** What each path answers with. */
export const oddAnswers: Record<string, (say: Say, port: number) => unknown> = {
  nothing: () => {},
  'hangs-up': (say) => say(null),
  'half-a-head': async (say) => (await say('HTTP/1.1 200 OK\r\ncontent-ty')) && say(null),
  'slow-head': async (say) => (await say('HTTP/1.1 200 OK\r\n')) && drop(say, 'a'),
  'endless-head': async (say) => (await say('HTTP/1.1 200 OK\r\n')) && endless(say, 'x-a: b\r\n'.repeat(1_000)),
  'one-long-header': async (say) => (await say('HTTP/1.1 200 OK\r\nx: ')) && endless(say, 'a'.repeat(65_536)),
  'endless-reason': async (say) => (await say('HTTP/1.1 200 ')) && endless(say, 'a'.repeat(65_536)),
  'endless-hints': (say) => endless(say, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(100)),
  'no-http': (say) => endless(say, noise),
  'other-protocol': (say) => say('220 mail.test ESMTP\r\n'),
  'half-a-chunk': async (say) => (await say(`${html}transfer-encoding: chunked\r\n\r\n400\r\n<title>`)) && say(null),
  'wrong-chunk': (say) => say(`${html}transfer-encoding: chunked\r\n\r\nzz\r\n<title>\r\n`),
  'endless-chunk-words': async (say) => (await say(`${html}transfer-encoding: chunked\r\n\r\n4;`)) && endless(say, 'a'.repeat(65_536)),
  'two-lengths': (say) => say(`${html}content-length: 4\r\ncontent-length: 900\r\n\r\n<title>`),
  'length-and-chunks': (say) => say(`${html}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`),
  'less-than-said': async (say) => (await say(`${html}content-length: 9000\r\n\r\n<title>`)) && say(null),
  'slow-body': async (say) => (await say(`${html}\r\n`)) && drop(say, 'a'),
  'packed-thrice': (say) => say(`${html}content-encoding: gzip, gzip, gzip\r\n\r\n`),
  'packed-oddly': (say) => say(`${html}content-encoding: zstd\r\n\r\n`),
  'not-packed': (say) => say(`${html}content-encoding: gzip\r\ncontent-length: 5\r\n\r\nhello`),
  'endless-name': async (say) =>
    (await say(`${html}content-encoding: gzip\r\n\r\n`)) &&
    (await say(Buffer.from('1f8b0808000000000003', 'hex'))) &&
    endless(say, 'a'.repeat(65_536)),
  'becomes-a-socket': (say) => say('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  loop: (say, port) => say(sent(port, 'loop')),
  'sent-nowhere': (say) => say('HTTP/1.1 302 Found\r\n\r\n'),
  'sent-far': (say) => say(`HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1/${'a'.repeat(9_000)}\r\n\r\n`),
  'sent-to-a-file': (say) => say('HTTP/1.1 302 Found\r\nlocation: file:///etc/passwd\r\n\r\n'),
  'sent-by-refresh': (say, port) => say(`HTTP/1.1 404 Not Found\r\nrefresh: 0; url=http://127.0.0.1:${port}/page\r\n\r\n`),
  'a-program': (say) => say('HTTP/1.1 200 OK\r\ncontent-type: application/x-sh\r\n\r\nrm'),
  'no-type': (say) => say('HTTP/1.1 200 OK\r\n\r\n<title>x</title>'),

  // These are pages of which the beginning is read.
  'endless-page': async (say) => (await say(`${html}\r\n<title>Read</title>`)) && endless(say, 'a'.repeat(65_536)),
  'endless-elements': async (say) => (await say(`${html}\r\n<title>Read</title>`)) && endless(say, '<p><i>'.repeat(9_000)),
  'deep-page': (say) => say(`${html}content-length: ${deep.length + 19}\r\n\r\n<title>Read</title>${deep}`),
  'page-bomb': async (say) => (await say(`${html}content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`)) && say(bomb),
  'brotli-bomb': async (say) => (await say(`${html}content-encoding: br\r\ncontent-length: ${brotli.length}\r\n\r\n`)) && say(brotli),

  // These are pictures.
  'large-picture': (say) => say(`${picture}content-length: 40000001\r\n\r\n`),
  'endless-picture': async (say) => (await say(`${picture}\r\n`)) && endless(say, noise),
  'picture-bomb': async (say) => (await say(`${picture}content-encoding: gzip\r\n\r\n`)) && say(bomb),
  'broken-picture': async (say) => (await say(`${picture}content-length: 90000\r\n\r\n`)) && (await say(noise)) && say(null),
  'slow-picture': async (say) => (await say(`${picture}content-length: 90000\r\n\r\n`)) && drop(say, 'a'),
  drawing: (say) => say('HTTP/1.1 200 OK\r\ncontent-type: image/svg+xml\r\n\r\n<svg onload="alert(1)">'),
}
