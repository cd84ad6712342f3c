import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A picture that nobody brought before, by a name. */
export async function noise(name: string) {
  const raw = { width: 320, height: 400, channels: 3 } as const
  const buffer = await sharp(randomBytes(320 * 400 * 3), { raw })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
