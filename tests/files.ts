import { createHash } from 'node:crypto'
import { request } from 'node:http'
import sharp from 'sharp'
import type { Answer, Client } from './client.ts'

type Person = Client & { token: string }

interface World {
  origin: string
}

interface Sending {
  name?: string
  purpose?: 'picture' | 'document'
  sha256?: string
}

/** How browsers send files to a world. */
export function sendingTo({ origin }: World) {
  async function begin(who: Person, bytes: Uint8Array, { name = 'us.jpg', purpose = 'picture', sha256 }: Sending = {}): Promise<Answer> {
    return who.post('/uploads', { name, purpose, size: bytes.length, ...(sha256 && { sha256 }) })
  }

  async function piece(who: Person, id: number, offset: number, bytes: Uint8Array): Promise<Answer> {
    const response = await fetch(`${origin}/api/v1/uploads/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${who.token}`, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  return {
    begin,
    piece,

    /** All at once. */
    async send(who: Person, bytes: Uint8Array, sending: Sending = {}): Promise<Answer> {
      const begun = await begin(who, bytes, sending)
      return begun.status === 201 ? piece(who, begun.body.id, begun.body.offset, bytes.subarray(begun.body.offset)) : begun
    },

    /** Says that all of it comes, sends a part, and hangs up. */
    async cutOff(who: Person, id: number, offset: number, bytes: Uint8Array, after: number): Promise<void> {
      const headers = { authorization: `Bearer ${who.token}`, 'upload-offset': String(offset), 'content-length': String(bytes.length) }
      const sent = request(`${origin}/api/v1/uploads/${id}`, { method: 'PATCH', headers })
      const closed = new Promise((resolve) => sent.once('close', resolve).once('error', () => {}))
      await new Promise<void>((resolve) => sent.write(bytes.subarray(0, after), () => resolve()))
      sent.destroy()
      await closed
    },

    /** What lies behind an address, as the browser of somebody asks for it. */
    async look(address: string, who?: Person, headers: Record<string, string> = {}) {
      const own = who ? { cookie: `posy_session=${who.token}` } : {}
      const response = await fetch(`${origin}${address}`, { headers: { ...own, ...headers } as Record<string, string> })
      return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
    },
  }
}

/** A photo as a phone writes it: noise that does not pack well, upside down, with its place and its author. */
export async function photo(width = 900, height = 600, more: { orientation?: number } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width, height, channels: 3, background: '#846', noise } })
  return picture
    .withMetadata({ orientation: more.orientation ?? 6 })
    .withExifMerge({ IFD0: { Artist: 'Ada Lens', Copyright: '(C) Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
}

export function pdf(text = 'Contract'): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Title(${text})/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )
}

export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
