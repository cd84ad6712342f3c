import sharp from 'sharp'
import { draw, type Picture } from './draw.ts'

/** A master as it is kept: WebP, cropped out of a larger drawing, so that the filter's ragged edges never show. */
export function raster(picture: Picture): Promise<Buffer> {
  const { width, height } = picture
  const bleed = Math.ceil(Math.min(width, height) * 0.012)
  return sharp(Buffer.from(draw(picture, { bleed })), { limitInputPixels: false })
    .extract({ left: bleed, top: bleed, width, height })
    .webp({ quality: 72, effort: 5 })
    .toBuffer()
}
