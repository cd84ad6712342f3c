import sharp from 'sharp'
import type { Picture } from './draw.ts'
import { palettes } from './palettes.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** The colour that covers most of a master, as #rrggbb: what a page shows until the picture is there, and around it. */
export async function groundColour(master: Buffer, { palette }: Picture): Promise<string> {
  const pixels = await readPixels(master, palettes[palette].ground)
  const nearest = commonest(pixels)
  const colour = average(pixels.filter((pixel) => pixel.every((level, i) => Math.abs(level - (nearest[i] ?? 0)) <= spread)))
  return `#${colour.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`
}

/** How far the pigment strays from the colour it is meant to be. */
const spread = 12

/** Every hundredth pixel or so; what is transparent shows the ground of the palette. */
async function readPixels(master: Buffer, background: string): Promise<Colour[]> {
  const bytes = await sharp(master).flatten({ background }).removeAlpha().raw().toBuffer()
  const pixels: Colour[] = []
  for (let i = 0; i + 2 < bytes.length; i += 3 * 101) pixels.push([bytes[i] ?? 0, bytes[i + 1] ?? 0, bytes[i + 2] ?? 0])
  return pixels
}

function commonest(pixels: Colour[]): Colour {
  const shades = Map.groupBy(pixels, ([red, green, blue]) => ((red >> 4) << 8) | (green & 0xf0) | (blue >> 4))
  return average([...shades.values()].reduce((most, shade) => (shade.length > most.length ? shade : most)))
}

function average(pixels: Colour[]): Colour {
  const sum = pixels.reduce<Colour>(([r, g, b], [red, green, blue]) => [r + red, g + green, b + blue], [0, 0, 0])
  return [sum[0] / pixels.length, sum[1] / pixels.length, sum[2] / pixels.length]
}
