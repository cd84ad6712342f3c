import type { Metadata } from 'sharp'

export type Refusal =
  | 'unknown_kind'
  | 'no_picture'
  | 'broken'
  | 'too_many_pixels'
  | 'too_heavy'
  | 'picture_too_large'
  | 'pdf_too_large'
  | 'damaged'

export interface PictureBounds {
  pixels: number
  /** HEIC is unpacked by a program that takes much memory. */
  heic_pixels: number
}

/** So much of a picture may be in memory at once, beside what a process needs for itself. */
const mostMemory = 200_000_000

/** Why a picture is not unpacked; most are unpacked line by line, so that only what can't be needs the room of all of it. */
export function tooMuch(meta: Metadata, kind: string, bounds: PictureBounds): Refusal | undefined {
  const pixels = meta.width * meta.height
  if (pixels > (kind === 'heic' ? bounds.heic_pixels : bounds.pixels)) return 'too_many_pixels'
  return memoryOf(meta, pixels, kind) > mostMemory ? 'too_heavy' : undefined
}

/** What libvips and the libraries behind it hold of the whole picture. */
function memoryOf({ channels, depth, isProgressive, chromaSubsampling, orientation = 1 }: Metadata, pixels: number, kind: string): number {
  const bytes = depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4
  const whole = pixels * channels * bytes
  if (kind === 'jpeg') return isProgressive ? pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0
  if (kind === 'png') return isProgressive || orientation > 1 ? whole : 0
  if (kind === 'avif') return whole + pixels * 1.5 * bytes
  return kind === 'webp' ? pixels * 4 : 0
}
