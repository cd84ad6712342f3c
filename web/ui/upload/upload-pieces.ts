export interface Pieces {
  /** Bytes of the next one. */
  size: () => number
  /** So much went through in so many milliseconds. */
  went: (bytes: number, milliseconds: number) => void
  /** It didn't. */
  failed: () => void
}

/** A piece takes about a second and a half: a cut costs little, and whoever waits sees it move. */
export function createPieces(most: number, first = 262_144): Pieces {
  let size = Math.min(first, most)
  const within = (bytes: number) => Math.round(Math.min(most, Math.max(least, bytes)))
  return {
    size: () => size,
    went: (bytes, milliseconds) => {
      size = within(Math.min(4 * size, (bytes / Math.max(milliseconds, 1)) * aim))
    },
    failed: () => {
      size = within(size / 2)
    },
  }
}

const aim = 1_500

/** The server counts pieces, too. */
const least = 131_072
