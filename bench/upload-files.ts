import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A photo of twelve megapixels, in as many bytes: soft shapes under the grain of a camera. */
export async function photoOf(bytes: number): Promise<Buffer> {
  let [low, high] = [1, 100]
  let found = Buffer.alloc(0)
  for (const picture = await grained(); high - low > 1; ) {
    const quality = (low + high) >> 1
    found = await sharp(picture, { raw: { ...size, channels: 3 } })
      .jpeg({ quality })
      .toBuffer()
    if (Math.abs(found.length - bytes) < bytes / 20) return found
    if (found.length > bytes) high = quality
    else low = quality
  }
  return found
}

const size = { width: 4_032, height: 3_024 }

async function grained(): Promise<Buffer> {
  const shapes = await sharp(randomBytes(12 * 9 * 3), { raw: { width: 12, height: 9, channels: 3 } })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const grain = await sharp({ create: { ...size, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 12 } } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The same picture with another word in its comment, so that it was never here before. */
export function another(photo: Buffer): Buffer {
  return Buffer.concat([photo.subarray(0, 2), Buffer.from('fffe0012', 'hex'), randomBytes(16), photo.subarray(2)])
}

/** Nothing in it packs. */
export function paperOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 16), Buffer.from('\n%%EOF\n')])
}
