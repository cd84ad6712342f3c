import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { root } from '#db/place.ts'

/** What a browser fetches for a page without script, but for its pictures: the page, its faces, its icon, and whatever else it names. */
export function weightOf(html: string): { bytes: number; files: string[] } {
  const named = [
    ...html.matchAll(/url\(["']?(?!data:)([^"')]+)["']?\)/g),
    ...html.matchAll(/<(?:link|script|iframe|source|video|audio|object|embed)\b[^>]*?\s(?:href|src|data)="([^"]+)"/g),
  ]
  const files = [...new Set(named.map(([, path = '']) => path))]
  const sizes = files.map((path) => readFileSync(`${root}/dist/client${path}`).length)
  return { files, bytes: sizes.reduce((sum, size) => sum + size, brotliCompressSync(html).length) }
}
