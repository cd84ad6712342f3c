import { colorNames } from './color-names.ts'

export interface Swatch {
  name: string
  hex: string
  /** Of the picture, between 0 and 1. */
  share: number
}

type Lab = readonly [number, number, number]

const most = 5
const rounds = 24
const tries = 8
/** Closer than this two are one color to the eye. */
const same = 0.03

/** The five colors that take most of a picture, the largest first: k-means in OKLab, from the same seed each time. Of pixels as RGB. */
export function paletteOf(pixels: Uint8Array): Swatch[] {
  const points = pointsOf(pixels)
  const total = points.length / 3
  if (total === 0) return []
  const random = seeded(20_261_123)
  const found = Array.from({ length: tries }, () => clusters(points, random)).reduce((best, one) => (one.error < best.error ? one : best))
  return joined(clustersOf(found))
    .map(({ center, count }) => ({ name: nameOf(center), hex: hexOf(center), share: Math.round((count / total) * 1_000) / 1_000 }))
    .toSorted((one, other) => other.share - one.share)
    .filter(({ share }) => share > 0)
}

/** Lightness, a and b one after the other: points are gone through some hundred times, and numbers in a row are read fastest. */
function pointsOf(pixels: Uint8Array): Float64Array {
  const points = new Float64Array(Math.floor(pixels.length / 3) * 3)
  for (let at = 0; at < points.length; at += 3) points.set(labOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!), at)
  return points
}

interface Found {
  centers: Float64Array
  counts: Float64Array
  error: number
}

function clusters(points: Float64Array, random: () => number): Found {
  let centers = spread(points, random)
  const counts = new Float64Array(centers.length / 3)
  let error = 0
  for (let round = 0; round < rounds; round++) {
    const sums = new Float64Array(centers.length)
    const before = error
    error = 0
    counts.fill(0)
    for (let at = 0; at < points.length; at += 3) {
      const nth = nearest(points, at, centers)
      counts[nth]! += 1
      for (let axis = 0; axis < 3; axis++) sums[3 * nth + axis]! += points[at + axis]!
      error += between(points, at, centers, 3 * nth)
    }
    const earlier = centers
    centers = sums.map((sum, at) => (counts[Math.floor(at / 3)] ? sum / counts[Math.floor(at / 3)]! : earlier[at]!))
    if (Math.abs(before - error) <= error / 1_000) break // what still moves is less than an eye sees
  }
  return { centers, counts, error }
}

/** Each next one is likelier the farther it is from those there are. */
function spread(points: Float64Array, random: () => number): Float64Array {
  const first = 3 * Math.floor((random() * points.length) / 3)
  const centers = [...points.subarray(first, first + 3)]
  while (centers.length < 3 * most) {
    const there = Float64Array.from(centers)
    const distances = new Float64Array(points.length / 3).map((_, nth) =>
      between(points, 3 * nth, there, 3 * nearest(points, 3 * nth, there)),
    )
    const whole = distances.reduce((sum, one) => sum + one, 0)
    if (whole < 1e-9) break
    let left = random() * whole
    const nth = Math.max(
      0,
      distances.findIndex((one) => (left -= one) <= 0),
    )
    centers.push(...points.subarray(3 * nth, 3 * nth + 3))
  }
  return Float64Array.from(centers)
}

function nearest(points: Float64Array, at: number, centers: Float64Array): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let of = 0; of < centers.length; of += 3) {
    const distance = between(points, at, centers, of)
    if (distance >= least) continue
    best = of / 3
    least = distance
  }
  return best
}

function between(points: Float64Array, at: number, centers: Float64Array, of: number): number {
  const l = points[at]! - centers[of]!
  const a = points[at + 1]! - centers[of + 1]!
  const b = points[at + 2]! - centers[of + 2]!
  return l * l + a * a + b * b
}

interface Cluster {
  center: Lab
  count: number
}

function clustersOf({ centers, counts }: Found): Cluster[] {
  return Array.from(counts, (count, nth) => ({ center: [centers[3 * nth]!, centers[3 * nth + 1]!, centers[3 * nth + 2]!] as const, count }))
}

function joined(found: readonly Cluster[]): Cluster[] {
  const kept: Cluster[] = []
  for (const one of found.toSorted((a, b) => b.count - a.count)) {
    const near = kept.find(({ center }) => Math.sqrt(distanceOf(center, one.center)) < same)
    if (near) near.count += one.count
    else kept.push({ ...one })
  }
  return kept
}

function distanceOf(one: Lab, other: Lab): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}

/** OKLab, after Björn Ottosson. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear[red]!, linear[green]!, linear[blue]!]
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ]
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  const rgb = [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ]
  return `#${rgb
    .map((part) =>
      Math.round(gamma(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()
}

/** Of each byte. */
const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function gamma(part: number): number {
  const within = Math.min(1, Math.max(0, part))
  return within <= 0.003_130_8 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055
}

const named = Object.entries(colorNames).map(([name, hex]) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return { name, lab: labOf(red, green, blue) }
})

function nameOf(center: Lab): string {
  return named.reduce((best, one) => (distanceOf(one.lab, center) < distanceOf(best.lab, center) ? one : best)).name
}

/** The same numbers each time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
