/**
 * The SHA-256 of a file, by which the same one is known again, and is known to have arrived whole. Undefined without https, where no
 * browser computes it; then name and size have to do. One file after another, so that no phone holds several at once.
 */
export function sumOf(file: Blob): Promise<string | undefined> {
  const known = sums.get(file) ?? next(file)
  sums.set(file, known)
  return known
}

const sums = new WeakMap<Blob, Promise<string | undefined>>()
let last: Promise<unknown> = Promise.resolve()

function next(file: Blob): Promise<string | undefined> {
  const sum = last.then(() => computed(file))
  last = sum.catch(() => {})
  return sum
}

async function computed(file: Blob): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>
  if (!subtle) return undefined
  const sum = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
