/**
 * A small picture of a picture, or nothing where the browser can't open it. One after another: opened, a large one takes hundreds of
 * megabytes, and a phone has no room for several.
 */
export function previewOf(file: Blob): Promise<string | undefined> {
  const known = previews.get(file) ?? next(file)
  previews.set(file, known)
  return known
}

const previews = new WeakMap<Blob, Promise<string | undefined>>()
let last: Promise<unknown> = Promise.resolve()
const side = 112

function next(file: Blob): Promise<string | undefined> {
  const preview = last.then(() => drawn(file)).catch(() => undefined)
  last = preview
  return preview
}

async function drawn(file: Blob): Promise<string | undefined> {
  if (!/^image\/(?!svg)/.test(file.type)) return undefined
  const whole = await createImageBitmap(file)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const part = Math.min(whole.width, whole.height)
  const [left, top] = [(whole.width - part) / 2, (whole.height - part) / 2]
  canvas.getContext('2d')?.drawImage(whole, left, top, part, part, 0, 0, side, side)
  whole.close()
  return canvas.toDataURL('image/webp', 0.8)
}
