import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { kindOf, type SentKind } from './file-kind.ts'
import { ownWrapping, unpacked } from './heic.ts'
import { isHeavy, needsAll, type PictureBounds, type Refusal, tooMuch } from './picture-bounds.ts'
import { type Swatch, paletteOf } from './palette.ts'
import { type Credit, creditOf } from './picture-credit.ts'

export interface Look {
  path: string
  /** Where the picture is written that is kept. */
  out: string
  bounds: PictureBounds
}

export interface Resize {
  path: string
  out: string
  width: number
  format: 'webp' | 'avif' | 'png'
}

export interface Colors {
  path: string
}

export type Looked =
  | { kind: 'picture'; format: 'jpeg' | 'webp'; width: number; height: number; bytes: number; credit: Credit }
  | { kind: 'pdf' }
  | { refused: Refusal }

/** Longer sides are made shorter, to twice what most screens show; what WebP packs takes much more memory than JPEG. */
const longestSide = { jpeg: 4_096, webp: 3_000 }

/** Nothing is unpacked but by these, whatever a file claims to be. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile', 'VipsForeignLoadHeifFile', ownWrapping],
})
sharp.cache(false)
sharp.concurrency(1)

/** Tells what was sent, and writes a picture anew: upright, in sRGB, without anything that it carried beside its pixels. */
export async function look({ path, out, bounds }: Look, hadOthers = false): Promise<Looked | typeof needsAll> {
  const kind = await kindOf(path).catch(unlessOurs)
  if (!kind) return { refused: 'unknown_kind' }
  if (kind === 'pdf') return { kind }
  const meta = await sharp(path, { limitInputPixels: false }).metadata().catch(unlessOurs)
  if (!meta) return { refused: 'broken' }
  const refused = tooMuch(meta, kind, bounds)
  if (refused) return { refused }
  if (hadOthers && isHeavy(meta, kind)) return needsAll
  const written = await write(path, out, { kind, meta, bounds }).catch(unlessOurs)
  if (!written) return { refused: 'broken' }
  return { kind: 'picture', ...written, credit: await creditOf(meta, path) }
}

/** Of its smallest size, which is read in no time and shows fields and not their edges. */
export async function colors({ path }: Colors): Promise<Swatch[]> {
  const small = sharp(path).resize(64, 64, { fit: 'inside', kernel: 'nearest' }).flatten({ background: '#ffffff' }).toColourspace('srgb')
  return paletteOf(await small.raw().toBuffer())
}

/** False when it would be larger than what is there already. */
export async function resize({ path, out, width, format }: Resize): Promise<boolean> {
  const picture = sharp(path, { limitInputPixels: longestSide.jpeg ** 2 }).resize({ width, withoutEnlargement: true })
  await inFormat[format](picture).toFile(out)
  return true
}

const inFormat: Record<Resize['format'], (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
  png: (picture) => picture.png(),
}

interface Sent {
  kind: SentKind
  meta: Metadata
  bounds: PictureBounds
}

/** What a camera wrote stays a JPEG; what was drawn, or shows what is behind it, keeps its edges in WebP. */
async function write(path: string, out: string, sent: Sent) {
  const opened =
    sent.kind === 'heic' ? await unpacked(path, sent.meta, sent.bounds) : { picture: sharp(path, reading(sent.bounds)).autoOrient() }
  if (!opened) return undefined
  try {
    const isDrawn = sent.kind === 'png' || (sent.meta.hasAlpha && sent.kind !== 'heic')
    const format = isDrawn ? 'webp' : 'jpeg'
    const [width, height] = [longestSide[format], longestSide[format]]
    const fitting = opened.picture.resize({ width, height, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
    const written = await encoded(fitting, format, sent.kind !== 'heic').toFile(out)
    return { format, width: written.width, height: written.height, bytes: written.size } as const
  } finally {
    opened.free?.()
  }
}

/** To pack a JPEG best takes all of it in memory, where a HEIC is already. */
function encoded(picture: Sharp, format: 'jpeg' | 'webp', optimiseCoding: boolean): Sharp {
  return format === 'webp' ? picture.webp({ quality: 90, effort: 3 }) : picture.jpeg({ quality: 85, optimiseCoding })
}

/** Of an animation only the first picture is read. */
function reading({ pixels }: PictureBounds): SharpOptions {
  return { limitInputPixels: pixels, failOn: 'error', pages: 1 }
}

/** A disk that is full says nothing of the picture. */
function unlessOurs(error: Error & { code?: string }): undefined {
  if (/^E[A-Z]+$/.test(error.code ?? '') || /unable to write|write error|write failed|No space left/i.test(error.message)) throw error
}
