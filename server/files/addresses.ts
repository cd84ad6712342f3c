import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whom an address of a file is for: somebody by their number, or everybody. */
export type Viewer = number | 'everybody'

export interface FileAddress {
  id: number
  variant: string
  viewer: Viewer
}

/** Addresses that end. They change only now and then, so that a browser knows what it has. */
export function fileAddresses(secret: string) {
  const key = createHmac('sha256', secret).update('files').digest()
  const signature = (id: number, viewer: Viewer, expires: number) =>
    createHmac('sha256', key).update(`${id}:${viewer}:${expires}`).digest('base64url').slice(0, 32)

  return {
    /** One address for all formats: the server gives the smallest that the browser takes. */
    of({ id, variant, viewer }: FileAddress, now = Date.now()): string {
      const step = viewer === 'everybody' ? day : tenMinutes
      const expires = (Math.floor(now / step) + 2) * (step / 1_000)
      const query = new URLSearchParams({ expires: String(expires), for: String(viewer), sig: signature(id, viewer, expires) })
      return `/files/${id}/${variant}?${query}`
    },

    /** Undefined where we never wrote it, or not for today. */
    read(url: URL, now = Date.now()): FileAddress | undefined {
      const [, id = '', variant = ''] = /^\/files\/([1-9]\d{0,14})\/([a-z0-9]{1,12})$/.exec(url.pathname) ?? []
      const given = Object.fromEntries(url.searchParams)
      const expires = Number(/^\d{1,12}$/.exec(given['expires'] ?? '')?.[0])
      const viewer = viewerIn(given['for'])
      if (!id || !viewer || !(expires > now / 1_000)) return undefined
      const [wanted, sent] = [Buffer.from(signature(Number(id), viewer, expires)), Buffer.from(given['sig'] ?? '')]
      return wanted.length === sent.length && timingSafeEqual(wanted, sent) ? { id: Number(id), variant, viewer } : undefined
    },
  }
}

const tenMinutes = 600_000
const day = 86_400_000

function viewerIn(text = ''): Viewer | undefined {
  if (text === 'everybody') return text
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
