import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import * as z from 'zod'
import { motifs } from '#art/motifs.ts'
import { folder as pictures, readList } from '#art/pictures.ts'
import { type Palette, palettes } from '#art/palettes.ts'
import { root } from '#db/place.ts'
import { type Known, wrongAnywhere, wrongAsShipped } from './alone.ts'
import type { Fault, FilePiece, PieceFields } from './fault.ts'
import { readFrontMatter, saying } from './front-matter.server.ts'
import { pieceFiles } from './piece-files.server.ts'
import { readText } from './text.server.ts'
import { mastersOf } from './together.ts'
import { isType, types } from './types.ts'
import { misspoken } from './voice.ts'

const folder = join(root, 'content')

export function readPieces(): Promise<FilePiece[]> {
  return Promise.all(pieceFiles().map(readPiece))
}

/** A piece, and what is wrong in its file alone. */
export async function readPiece(path: string): Promise<FilePiece> {
  const file = relative(root, path).split(sep).join('/')
  const [, type = '', slug = ''] = /^content\/([a-z-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file) ?? []
  if (!isType(type)) throw new Error(`${file}: a piece is content/<type>/<slug>.md, its type one of ${Object.keys(types).join(', ')}`)
  const head = await readFrontMatter(readFileSync(path, 'utf8').replaceAll('\r\n', '\n'))
  const text = await readText(head.body, head.bodyLine)
  const parsed = types[type].fields.safeParse(head.given)
  const fields: PieceFields = parsed.success ? { ...parsed.data } : {}
  const { plain, named, tree } = text
  const piece: FilePiece = { file, type, slug, fields, markdown: head.body.trim(), plain, named, tree, lineOf: head.lineOf, faults: [] }
  const refused = head.faults.length > 0 || parsed.success ? [] : parsed.error.issues
  const said = head.texts.filter((one) => one.text.includes(' ')).flatMap(({ text: one, line }) => spoken(one, line))
  const faults = [
    ...head.faults,
    ...refused.map((issue) => ({ line: head.lineOf(issue.path), says: saying(issue, head.given) })),
    ...text.faults,
    ...said,
    ...head.body.split('\n').flatMap((line, index) => spoken(withoutBlocks(line), head.bodyLine + index)),
    ...(parsed.success ? [...wrongAnywhere(piece, known()), ...wrongAsShipped(piece), ...missingFiles(piece)] : []),
  ]
  return { ...piece, faults: faults.sort((one, other) => one.line - other.line) }
}

/** Files that are sold with a lesson lie in content/paid/. */
function missingFiles({ fields, lineOf }: FilePiece): Fault[] {
  const { film, downloads = [] } = fields as { film?: { files: string[]; captions: string }; downloads?: { file: string }[] }
  const named: [field: string, file: string][] = [
    ...[...(film?.files ?? []), ...(film ? [film.captions] : [])].map((file): [string, string] => ['film', file]),
    ...downloads.map(({ file }): [string, string] => ['downloads', file]),
  ]
  return named
    .filter(([, file]) => !existsSync(join(folder, 'paid', file)))
    .map(([field, file]) => ({ line: lineOf([field]), says: `${field}: content/paid/${file} is not there` }))
}

function spoken(text: string, line: number): Fault[] {
  return misspoken(text).map((says) => ({ line, says }))
}

/** A line of a text as it is read: its blocks' own quotes and the addresses of its links are no words. */
function withoutBlocks(line: string): string {
  const tables = /^\s*\|?[\s:|-]+\|?\s*$/.test(line) ? '' : line
  const inside = [...tables.matchAll(/\b(?:title|description|caption)="([^"]*)"/g)].map(([, words = '']) => words)
  return [tables.replace(/\{%.*?%\}/g, '').replace(/\]\([^)]*\)/g, ']'), ...inside].join(' ')
}

let kept: Known | undefined

/** What there is to name. */
export function known(): Known {
  kept ??= {
    terms: new Map(
      taxonomies
        .parse(JSON.parse(readFileSync(join(folder, 'taxonomies.json'), 'utf8')))
        .map(({ slug, terms }) => [slug, new Set(terms.map((term) => term.slug))]),
    ),
    motifs: Object.keys(motifs).filter((name) => !name.startsWith('spot')),
    palettes: Object.fromEntries(Object.entries(palettes).map(([name, palette]) => [name, colorsOf(palette)])),
  }
  return kept
}

const taxonomies = z.array(z.object({ slug: z.string(), terms: z.array(z.object({ slug: z.string() })) }))

function colorsOf({ name: _name, skin: _skin, ...colors }: Palette): string[] {
  return [
    ...new Set(
      Object.values(colors)
        .flat()
        .map((color) => color.toUpperCase()),
    ),
  ]
}

/** What content/pictures/pieces.json holds. */
interface PiecePicture {
  name: string
  motif: string
  palette: string
  seed: string
  size: string
  /** Always empty: what a picture is for those who don't see it, the piece that shows it says. */
  alt: ''
}

/** The masters that pieces name and no page has already, each once. */
export function piecePictures(pieces: readonly FilePiece[]): PiecePicture[] {
  const own = readList(join(pictures, 'pictures.json'))
  const drawn = new Set(own.map(({ motif, palette, seed, width, height }) => `${motif} ${palette} ${seed} ${width}x${height}`))
  const wanted = [...mastersOf(pieces)].filter((words) => !drawn.has(words)).sort()
  return wanted.flatMap((words): PiecePicture[] => {
    const [motif = '', palette = '', seed = '', size = ''] = words.split(' ')
    if (!Object.hasOwn(motifs, motif)) return []
    const name = `${motif}-${palette}-${seed}-${size}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [{ name, motif, palette, seed, size, alt: '' }]
  })
}
