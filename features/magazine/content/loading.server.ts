import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { type Db, inTransaction } from '#db/db.ts'
import type { Mode } from '#server/settings.ts'
import { readShipped } from '#server/shipped.ts'
import type { FilePiece } from './fault.ts'
import {
  keepHash,
  keepPieces,
  keepShown,
  type LoadedPiece,
  loadedHash,
  sourceHashes,
  waitToLoad,
  withdrawPieces,
} from './load-rows.server.ts'
import { pieceFiles } from './piece-files.server.ts'
import { drawnImages, termTitles } from './shown.server.ts'

/** Changes with what is made of a file, so that all of them are read anew. */
const format = 2

interface Loaded {
  /** How many pieces are other than they were. */
  changed: number
  /** What is wrong in files that were passed over. */
  wrong: string[]
}

interface Source {
  path: string
  /** As `type/slug`. */
  name: string
  hash: string
}

/**
 * Brings content/ into the database, once for each version of it, whoever starts first. Live, what is invented stays out. What was
 * written or changed by an operator is left alone.
 */
export async function loadContent(db: Db, mode: Mode, files = pieceFiles()): Promise<Loaded> {
  const templates = readShipped('content-types.json') as Template[]
  const sources = files.map((path) => sourceOf(path, templates))
  const shown = { images: drawnImages(), titles: termTitles() }
  const hash = hashOf(mode, JSON.stringify(shown), ...sources.map(({ name, hash }) => `${name} ${hash}`).toSorted())
  if ((await loadedHash(db)) === hash) return { changed: 0, wrong: [] }
  return inTransaction(db, async (db) => {
    await waitToLoad(db)
    if ((await loadedHash(db)) === hash) return { changed: 0, wrong: [] }
    const loaded = await loadChanged(db, sources, { templates, mode })
    await keepShown(db, shown)
    await keepHash(db, hash)
    return loaded
  })
}

interface Template {
  slug: string
  to: string
}

async function loadChanged(
  db: Db,
  sources: readonly Source[],
  { templates, mode }: { templates: Template[]; mode: Mode },
): Promise<Loaded> {
  // The parser, the schemas and the palettes are read when there is something to read with them.
  const { readPiece } = await import('./files.server.ts')
  const { namesOf } = await import('./together.ts')
  const known = await sourceHashes(db)
  const changed = sources.filter(({ name, hash }) => known.get(name) !== hash)
  const read = await Promise.all(changed.map(async (source) => ({ ...source, piece: await readPiece(source.path) })))
  const sound = read.filter(({ piece }) => piece.faults.length === 0 && (mode === 'demo' || piece.fields.illustrated === false))
  const pieces = sound.map(({ piece, hash }) => loadedPiece(piece, hash, { templates, named: namesOf(piece).map(({ name }) => name) }))
  const there = new Set(sources.map(({ name }) => name))
  const away = [...known.keys()].filter((name) => !there.has(name))
  await withdrawPieces(db, away)
  const wrong = read.flatMap(({ piece }) => piece.faults.slice(0, 1).map(({ line, says }) => `${piece.file}:${line} ${says}`))
  return { changed: await keepPieces(db, pieces), wrong }
}

function loadedPiece(piece: FilePiece, source_hash: string, { templates, named }: { templates: Template[]; named: string[] }): LoadedPiece {
  const { title, excerpt, illustrated, published_on, updated_on, url, ...fields } = piece.fields
  const { type, slug, markdown, tree, plain } = piece
  return {
    type,
    slug,
    url: typeof url === 'string' ? url : addressOf(type, slug, fields, templates),
    title: title!,
    excerpt: excerpt!,
    status: piece.named.some(({ kind, name }) => kind === 'variable' && name.startsWith('operator.')) ? 'draft' : 'published',
    is_illustrated: illustrated!,
    published_on: String(published_on),
    updated_on: updated_on === undefined ? null : String(updated_on),
    fields,
    markdown,
    tree,
    plain,
    named: [...new Set(named)],
    source_hash,
  }
}

/** A piece without a page of its own has its place on the one of its type. */
export function addressOf(
  type: string,
  slug: string,
  { course }: Readonly<Record<string, unknown>> = {},
  templates = readShipped('content-types.json') as readonly Template[],
): string {
  const template = templates.find((template) => template.slug === type)?.to ?? `/${type}`
  const to = typeof course === 'string' ? template.replace('{course}', course) : template
  return to.includes('{slug}') ? to.replace('{slug}', slug) : `${to}#${slug}`
}

function sourceOf(path: string, templates: readonly Template[]): Source {
  const type = basename(dirname(path))
  const slug = basename(path, '.md')
  return { path, name: `${type}/${slug}`, hash: hashOf(`${format}`, addressOf(type, slug, {}, templates), readFileSync(path, 'utf8')) }
}

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
