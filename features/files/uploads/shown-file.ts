import { widthsOf } from '#web/picture-address.ts'
import type { KeptFile } from './contract.ts'

interface Row extends Omit<KeptFile, 'credit' | 'urls' | 'is_missing'> {
  author: string
  copyright: string
  licence: string
  ai: string
  missing_since: string | null
}

/** A file as the API tells of it; where there is nothing to see it has no address. */
export function shownFile(row: Row, addressOf: (variant: string) => string): KeptFile {
  const { id, kind, purpose, name, bytes, width, height, alt, created_at, deleted_at, missing_since } = row
  const { author, copyright, licence, ai } = row
  const there = deleted_at === null && missing_since === null
  const variants = [...(width === null ? [] : widthsOf({ width }).map(String)), 'whole']
  const urls = Object.fromEntries(there ? variants.map((variant) => [variant, addressOf(variant)]) : [])
  const about = { id, kind, purpose, name, bytes, width, height, alt, created_at, deleted_at, is_missing: missing_since !== null }
  return { ...about, credit: { author, copyright, licence, ai }, urls }
}
