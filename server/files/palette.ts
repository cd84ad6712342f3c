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
  const points = Array.from({ length: Math.floor(pixels.length / 3) }, (_, n) =>
    labOf(pixels[3 * n]!, pixels[3 * n + 1]!, pixels[3 * n + 2]!),
  )
  if (points.length === 0) return []
  const random = seeded(20_261_123)
  const found = Array.from({ length: tries }, () => clusters(points, random)).reduce((best, one) => (one.error < best.error ? one : best))
  return joined(found.centers)
    .map(({ center, count }) => ({ name: nameOf(center), hex: hexOf(center), share: Math.round((count / points.length) * 1_000) / 1_000 }))
    .toSorted((one, other) => other.share - one.share)
    .filter(({ share }) => share > 0)
}

interface Cluster {
  center: Lab
  count: number
}

function clusters(points: readonly Lab[], random: () => number): { centers: Cluster[]; error: number } {
  let centers = spread(points, random)
  let counted: Cluster[] = []
  let error = 0
  for (let round = 0; round < rounds; round++) {
    const sums = centers.map(() => [0, 0, 0, 0])
    const before = error
    error = 0
    for (const point of points) {
      const nth = nearest(point, centers)
      const sum = sums[nth]!
      for (const axis of [0, 1, 2] as const) sum[axis]! += point[axis]
      sum[3]! += 1
      error += distanceOf(point, centers[nth]!)
    }
    counted = sums.map(([l = 0, a = 0, b = 0, n = 0], nth) => ({
      center: n > 0 ? ([l / n, a / n, b / n] as const) : centers[nth]!,
      count: n,
    }))
    centers = counted.map(({ center }) => center)
    if (error === before) break // nothing moves any more
  }
  return { centers: counted, error }
}

/** Each next one is likelier the farther it is from those there are. */
function spread(points: readonly Lab[], random: () => number): Lab[] {
  const centers = [points[Math.floor(random() * points.length)]!]
  while (centers.length < most) {
    const distances = points.map((point) => distanceOf(point, centers[nearest(point, centers)]!))
    const whole = distances.reduce((sum, one) => sum + one, 0)
    if (whole < 1e-9) break
    let left = random() * whole
    const nth = distances.findIndex((one) => (left -= one) <= 0)
    centers.push(points[Math.max(0, nth)]!)
  }
  return centers
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

/** Asked some millions of times for a picture, so it makes nothing. */
function nearest(point: Lab, centers: readonly Lab[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let nth = 0; nth < centers.length; nth++) {
    const distance = distanceOf(point, centers[nth]!)
    if (distance >= least) continue
    best = nth
    least = distance
  }
  return best
}

function distanceOf(one: Lab, other: Lab): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}

/** OKLab, after Björn Ottosson. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
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

function linear(byte: number): number {
  const part = byte / 255
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

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
