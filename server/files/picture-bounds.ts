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
const mostMemory = 155_000_000

/** Why a picture is not unpacked; most are unpacked line by line, so that only what can't be needs the room of all of it. */
export function tooMuch(meta: Metadata, kind: string, bounds: PictureBounds): Refusal | undefined {
  const pixels = meta.width * meta.height
  if (pixels > (kind === 'heic' ? bounds.heic_pixels : bounds.pixels)) return 'too_many_pixels'
  return memoryOf(meta, pixels, kind) > mostMemory ? 'too_heavy' : undefined
}

/** What libvips and the libraries behind it hold at most for each pixel, as measured (`tests/hostile/files.test.ts`). */
function memoryOf({ channels, depth, isProgressive, chromaSubsampling }: Metadata, pixels: number, kind: string): number {
  const deep = depth === 'uchar' ? 1 : 2
  const hasAlpha = channels > 3
  if (kind === 'jpeg') return isProgressive ? pixels * (chromaSubsampling === '4:2:0' ? 8.5 : 13) : 0
  if (kind === 'png') return pixels * deep * (hasAlpha ? 8 : isProgressive ? 5.5 : 2.5)
  if (kind === 'webp') return pixels * 13
  return kind === 'avif' ? pixels * deep * (hasAlpha ? 24 : 19.5) : 0
}

/** It asks for all the memory that a process may have. */
export const needsAll = 'needs_all'

export function isHeavy(meta: Metadata, kind: string): boolean {
  const pixels = meta.width * meta.height
  return kind === 'heic' || pixels > light.pixels || memoryOf(meta, pixels, kind) > light.memory
}

/** A usual photo of a phone, which many of them may be beside each other. */
const light = { pixels: 16_000_000, memory: 40_000_000 }
