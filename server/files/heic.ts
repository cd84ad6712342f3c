import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { PictureBounds } from './picture-bounds.ts'
import { type Lines, wrapped } from './tiff.ts'

export interface Opened {
  picture: Sharp
  free?: () => void
}

/** What reads pixels that come with what their colours mean: only from memory, where nobody else puts a picture. */
export const ownWrapping = 'VipsForeignLoadTiffBuffer'

/** The first picture of a HEIC, which comes upright; phones write most of them in the wider colours of their screens. */
export async function unpacked(path: string, { icc }: Metadata, { heic_pixels }: PictureBounds): Promise<Opened | undefined> {
  const heif = loadHeif()
  const [first] = new heif.HeifDecoder().decode(await readFile(path))
  if (!first || first.get_width() * first.get_height() > heic_pixels) return undefined
  const { heif_colorspace_RGB } = heif.heif_colorspace
  const { image, channels } = await heif.heif_js_decode_image2(
    first.handle,
    heif_colorspace_RGB,
    heif.heif_chroma.heif_chroma_interleaved_RGB,
  )
  const lines = channels?.[0]
  if (!lines) return undefined
  const free = () => heif.heif_image_release(image)
  if (!icc) return { picture: inSrgb(lines), free }
  const whole = wrapped(lines, icc)
  free()
  return { picture: sharp(whole) }
}

/** Read where it was unpacked, for a copy would take as much memory again. */
function inSrgb(lines: Lines): Sharp {
  const { width, height } = lines
  return sharp(withoutGaps(lines), { raw: { width, height, channels: 3 } })
}

function withoutGaps({ width, height, stride, data }: Lines): Uint8Array {
  if (stride === 3 * width) return data
  const whole = new Uint8Array(3 * width * height)
  for (let line = 0; line < height; line++) whole.set(data.subarray(line * stride, line * stride + 3 * width), line * 3 * width)
  return whole
}

/** What is used of libheif, which comes without such types. */
interface Heif {
  HeifDecoder: new () => { decode: (sent: Uint8Array) => { handle: unknown; get_width: () => number; get_height: () => number }[] }
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: { heif_chroma_interleaved_RGB: unknown }
  heif_js_decode_image2: (handle: unknown, colours: unknown, chroma: unknown) => Promise<{ image: unknown; channels?: Lines[] }>
  heif_image_release: (image: unknown) => void
}

/** The one that heic-decode brings, which itself makes copies; loaded when the first HEIC is there. */
function loadHeif(): Heif {
  const own = createRequire(import.meta.url)
  return createRequire(own.resolve('heic-decode'))('libheif-js/wasm-bundle') as Heif
}
