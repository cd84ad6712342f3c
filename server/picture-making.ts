import { readFile } from 'node:fs/promises'
import { shareSize } from '#web/picture-address.ts'
import type { Master } from '../art/masters.ts'

export interface SizedPicture {
  master: Master
  width: number
}

/** In its own width it is the master as it was drawn: written again it would only lose. */
export async function makeWebp({ master, width }: SizedPicture): Promise<Buffer> {
  if (width === master.width && !master.cut) return readFile(master.file)
  return (await open(master)).resize({ width }).webp({ quality: 80, effort: 4 }).toBuffer()
}

/** As paper takes it; what is cut out stands on white. */
export async function makeJpeg(master: Master, width: number): Promise<Buffer> {
  return (await open(master))
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** The middle of a master in the shape in which links are shown elsewhere; flat, since what is cut out would stand on black. */
export async function makeShare(master: Master): Promise<Buffer> {
  const cut = (await open(master)).resize({ ...shareSize, fit: 'cover' }).flatten({ background: '#fffefb' })
  return cut.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** Undefined when no quality that still looks well makes it smaller than the WebP. */
export async function makeAvif({ master, width }: SizedPicture, most: number, stopping: AbortSignal): Promise<Buffer | undefined> {
  for (const quality of [52, 46, 40]) {
    stopping.throwIfAborted()
    // One effort more takes five times as long and saves 3 %.
    const bytes = await (await open(master)).resize({ width }).avif({ quality, effort: 3 }).toBuffer()
    if (bytes.length < most) return bytes
  }
  return undefined
}

/** A master, or the detail of one that was asked for. */
async function open({ file, cut }: Master) {
  const sharp = await loadSharp()
  return cut ? sharp(file).extract(cut) : sharp(file)
}

/** Loaded when the first picture is made; then it takes one core and keeps nothing for itself. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
