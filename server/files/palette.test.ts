import { expect, test } from 'vitest'
import { paletteOf } from './palette.ts'

/** Twelve pictures of flat fields, each with its colors and their shares of a hundred. */
const pictures: readonly (readonly (readonly [hex: string, share: number])[])[] = [
  [
    ['#16264C', 40],
    ['#F3CFC6', 25],
    ['#F3E3C3', 15],
    ['#3F8F4F', 12],
    ['#D6A63A', 8],
  ],
  [
    ['#FFFFFF', 60],
    ['#D63A22', 20],
    ['#1D4234', 10],
    ['#F6E04E', 6],
    ['#0B0B0C', 4],
  ],
  [
    ['#C9BCE6', 30],
    ['#6A3D9A', 28],
    ['#A5B79A', 22],
    ['#FBF6E6', 12],
    ['#F47C62', 8],
  ],
  [
    ['#0B0B0C', 50],
    ['#85898B', 30],
    ['#FFFFFF', 20],
  ],
  [['#D63A22', 100]],
  [
    ['#9CC7E6', 35],
    ['#D2B48C', 30],
    ['#1F7A7D', 20],
    ['#F6B27A', 10],
    ['#4A2F22', 5],
  ],
  [
    ['#F6E0A0', 70],
    ['#C99A1E', 30],
  ],
  [
    ['#12744F', 33],
    ['#BFE3CB', 27],
    ['#6F7D3A', 18],
    ['#FBF6E6', 13],
    ['#6B1A2B', 9],
  ],
  [
    ['#2456B8', 45],
    ['#EE7D1B', 25],
    ['#FFFFFF', 18],
    ['#B81D24', 12],
  ],
  [
    ['#E9D3AE', 38],
    ['#C5694A', 26],
    ['#7B5637', 19],
    ['#3A3D3F', 11],
    ['#9CCBC4', 6],
  ],
  [
    ['#F06CA0', 29],
    ['#F6E04E', 26],
    ['#9CC7E6', 21],
    ['#3F8F4F', 14],
    ['#FFFFFF', 10],
  ],
  [
    ['#3A3D3F', 90],
    ['#F6E04E', 10],
  ],
]

// I4
test.each(pictures.map((colors, nth) => [nth + 1, colors] as const))(
  'picture %i gives its colors, the largest first, and the same again',
  (_, colors) => {
    const pixels = drawn(colors)
    const found = paletteOf(pixels)
    expect(found).toHaveLength(colors.length)
    for (const [nth, [hex, share]] of colors.entries()) {
      expect(deltaE(bytesOf(found[nth]!.hex), bytesOf(hex)), `${found[nth]!.hex} for ${hex}`).toBeLessThan(3)
      expect(found[nth]!.share).toBeCloseTo(share / 100, 2)
      expect(found[nth]!.name).not.toBe('')
    }
    expect(paletteOf(pixels)).toEqual(found)
  },
)

test('nothing gives no colors', () => {
  expect(paletteOf(new Uint8Array())).toEqual([])
})

/** Each color in its share of 4,000 pixels, with the noise of a camera. */
function drawn(colors: (typeof pictures)[number]): Uint8Array {
  return Uint8Array.from(
    colors.flatMap(([hex, share]) =>
      Array.from({ length: share * 40 }, (_, n) => bytesOf(hex).map((byte) => Math.min(255, Math.max(0, byte + ((n % 3) - 1))))).flat(),
    ),
  )
}

// I4
test('ΔE2000 is what its authors print for their own pairs', () => {
  for (const [one, other, is] of printed) expect(deltaLab(one, other)).toBeCloseTo(is, 4)
})

function bytesOf(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
}

type Triple = readonly [number, number, number]

/** Of the table of Sharma, Wu and Dalal, in CIELAB. */
const printed: readonly (readonly [Triple, Triple, number])[] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
]

function deltaE(one: Triple, other: Triple): number {
  return deltaLab(cielab(one), cielab(other))
}

/** sRGB under D65, reckoned apart from what is tested. */
function cielab(bytes: Triple): Triple {
  const [r, g, b] = bytes.map((byte) => (byte > 10.314_75 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 255 / 12.92)) as [
    number,
    number,
    number,
  ]
  const f = (part: number) => (part > 216 / 24_389 ? Math.cbrt(part) : ((24_389 / 27) * part + 16) / 116)
  const x = f((0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.950_47)
  const y = f(0.212_672_9 * r + 0.715_152_2 * g + 0.072_175 * b)
  const z = f((0.019_333_9 * r + 0.119_192 * g + 0.950_304_1 * b) / 1.088_83)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360
const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180)
const bend = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

function deltaLab([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const g = 1 + (1 - bend((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)) / 2
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)]
  const [h1, h2] = [degrees(Math.atan2(b1, a1 * g)), degrees(Math.atan2(b2, a2 * g))]
  const isGrey = c1 * c2 === 0
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const hue = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360
  const [light, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const t = 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2 * cosine(4 * hue - 63)
  const far = (light - 50) ** 2
  const l = (l2 - l1) / (1 + (0.015 * far) / Math.sqrt(20 + far))
  const c = (c2 - c1) / (1 + 0.045 * chroma)
  const h = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360)) / (1 + 0.015 * chroma * t)
  const rotation = -2 * bend(chroma) * Math.sin((60 * Math.exp(-(((hue - 275) / 25) ** 2)) * Math.PI) / 180)
  return Math.sqrt(l ** 2 + c ** 2 + h ** 2 + rotation * c * h)
}
