import { join } from 'node:path'
import { motifs } from '#art/motifs.ts'
import { folder, readList } from '#art/pictures.ts'
import type { FilePiece } from './fault.ts'
import { mastersOf } from './together.ts'

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
  const own = readList(join(folder, 'pictures.json'))
  const drawn = new Set(own.map(({ motif, palette, seed, width, height }) => `${motif} ${palette} ${seed} ${width}x${height}`))
  const wanted = [...mastersOf(pieces)].filter((words) => !drawn.has(words)).sort()
  return wanted.flatMap((words): PiecePicture[] => {
    const [motif = '', palette = '', seed = '', size = ''] = words.split(' ')
    if (!Object.hasOwn(motifs, motif)) return []
    const name = `${motif}-${palette}-${seed}-${size}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [{ name, motif, palette, seed, size, alt: '' }]
  })
}
