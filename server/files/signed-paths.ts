import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Viewer } from './addresses.ts'

const step = 1_200_000

/** Addresses of what is sold: each for one person and an hour at most, so that a film can be seen to its end. */
export function signedPaths(secret: string) {
  const key = createHmac('sha256', secret).update('sold').digest()
  const signature = (path: string, viewer: string, expires: number) =>
    createHmac('sha256', key).update(`${path}:${viewer}:${expires}`).digest('base64url').slice(0, 32)

  return {
    /** The same for a while, so that a browser knows what it has. */
    of(path: string, viewer: Viewer, now = Date.now()): string {
      const expires = (Math.floor(now / step) + 3) * (step / 1_000)
      const query = new URLSearchParams({ expires: String(expires), for: String(viewer), sig: signature(path, String(viewer), expires) })
      return `${path}?${query}`
    },

    /** For whom we wrote it; undefined where we never did, or not for now. */
    viewerOf({ pathname, searchParams }: URL, now = Date.now()): Viewer | undefined {
      const { expires = '', for: viewer = '', sig = '' } = Object.fromEntries(searchParams)
      const until = /^\d{1,12}$/.test(expires) ? Number(expires) : 0
      if (until <= now / 1_000 || !/^(everybody|[1-9]\d{0,14})$/.test(viewer)) return undefined
      const [wanted, sent] = [Buffer.from(signature(pathname, viewer, until)), Buffer.from(sig)]
      if (wanted.length !== sent.length || !timingSafeEqual(wanted, sent)) return undefined
      return viewer === 'everybody' ? viewer : Number(viewer)
    },
  }
}
