import type { Readable } from 'node:stream'
import { bodyOf } from './answer-body.ts'
import { FetchRefused } from './fetch-refused.ts'
import type { FetchSettings } from './fetch-settings.ts'
import { follow } from './follow.ts'
import { robotsIn } from './robots.ts'

/** A picture on its way. What it is its bytes tell; until somebody has looked at those it is a stranger's file. */
export interface PictureRead {
  address: string
  /** As its server calls it. */
  type: string
  robots: string[]
  /** Breaks off with a refusal when it grows too large or takes too long; whoever takes it reads it or destroys it. */
  body: Readable
}

/** Opens the picture at an address that somebody typed, or that a page named. */
export async function readPicture(
  typed: string,
  settings: FetchSettings,
  { most = 40_000_000, stopping }: Bounds = {},
): Promise<PictureRead> {
  const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(stopping ? [stopping] : [])])
  const { url, answer } = await follow(typed, { accept: 'image/avif, image/webp, image/png, image/jpeg, image/*;q=0.5', signal }, settings)
  const type = (answer.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const isLarge = Number(answer.headers['content-length'] ?? 0) > most
  if (isLarge || !mayBePicture(type)) {
    answer.destroy()
    throw new FetchRefused(isLarge ? 'large' : 'kind')
  }
  return { address: url.href, type, robots: robotsIn(answer.headersDistinct['x-robots-tag'] ?? []), body: bodyOf(answer, most, signal) }
}

interface Bounds {
  /** Bytes. */
  most?: number
  stopping?: AbortSignal
}

const patience = 30_000

function mayBePicture(type: string): boolean {
  return type === '' || /^(?:image\/(?!svg)[\w.+-]+|(?:application|binary)\/octet-stream)$/.test(type)
}
