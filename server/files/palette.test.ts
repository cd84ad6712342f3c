import { expect, test } from 'vitest'
import { labOf, paletteOf } from './palette.ts'

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
      expect(apart(found[nth]!.hex, hex), `${found[nth]!.hex} for ${hex}`).toBeLessThan(0.02)
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

/** Two in a hundred of OKLab is less than three of ΔE2000. */
function apart(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => labOf(...bytesOf(hex)))
  return Math.hypot(a![0] - b![0], a![1] - b![1], a![2] - b![2])
}

function bytesOf(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
}
