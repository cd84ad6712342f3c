import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** What a browser heard, after the service has checked who sent it and the browser has taken it apart. */
interface Heard {
  browser: string
  sender: { aud: string; exp: number; sub: string }
  publicKey: string
  headers: IncomingHttpHeaders
  // biome-ignore lint: a story reads what it expects to be there
  told: any
}

/** A push service with browsers of its own, for one test file: it believes nobody, and fails on demand. */
export async function pushService() {
  const heard: Heard[] = []
  const secrets = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  const service = { origin: '', heard, tries: 0, answer: (_nth: number): number | 'gone' | Promise<number> => 201, browser, hostile }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const status = await service.answer(++service.tries)
    if (status === 'gone') return void request.socket.destroy()
    if (status === 201) heard.push(read(request.url ?? '', request.headers, Buffer.concat(chunks)))
    return void response.writeHead(status, { location: `${service.origin}/elsewhere` }).end('as you said')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return service

  /** Subscribes, as `subscription.toJSON()` would tell it. */
  function browser() {
    const [ecdh, auth, name] = [createECDH('prime256v1'), randomBytes(16), `/send/${randomBytes(8).toString('base64url')}`]
    ecdh.generateKeys()
    secrets.set(name, { ecdh, auth })
    const [key, token] = [ecdh.getPublicKey(), auth].map((bytes) => bytes.toString('base64url'))
    return { endpoint: service.origin + name, key: key!, token: token! }
  }

  /** A subscription whose key is no point of the curve. */
  function hostile() {
    return { ...browser(), key: Buffer.from([4, ...Array.from({ length: 64 }, () => 7)]).toString('base64url') }
  }

  function read(browser: string, headers: IncomingHttpHeaders, body: Buffer): Heard {
    const secret = secrets.get(browser)
    if (!secret) throw new Error('There is no such browser')
    return { browser: service.origin + browser, ...senderOf(headers), headers, told: JSON.parse(decrypted(body, secret)) }
  }
}

/** RFC 8292: a signed statement of who sends, to which service, until when. */
function senderOf({ authorization = '' }: IncomingHttpHeaders) {
  const [, signed = '', payload = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' })
  const isRight = verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  if (!isRight) throw new Error('Somebody else sent this')
  return { sender: JSON.parse(Buffer.from(payload, 'base64url').toString()), publicKey }
}

/** RFC 8291 and RFC 8188, from the texts themselves: one record of aes128gcm. */
function decrypted(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)]
  const shared = ecdh.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs])
  const keyed = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', keyed, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const record = body.subarray(21 + theirs.length)
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
