import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { notFound } from './errors.ts'
import type { SiteReader } from './site-files.ts'

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp', '.avif': 'image/avif' }

/** The operator's own logo: of their folder only the file that their global.json names. */
export async function siteLogo({ folder, now }: SiteReader, address: string): Promise<Response> {
  const { logo } = now().site
  if (!folder || !logo || logo === 'drawing' || logo.src !== address) notFound()
  const name = logo.src.slice('/site/'.length)
  const body = await readFile(join(folder, name)).catch(() => notFound())
  return new Response(body, { headers: { 'content-type': types[extname(name)] ?? '', 'cache-control': 'public, max-age=300' } })
}
