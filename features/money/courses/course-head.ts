import { pieceHead } from '#features/magazine/pieces/piece-head.ts'
import type { ShownPicture } from '#features/magazine/content/contract.ts'
import css from './courses.css?url'

interface Head {
  title: string
  description: string
  /** Where engines find it. */
  url: string
  picture?: ShownPicture | null | undefined
  /** Of pages that are somebody's own, or for members. */
  isHidden?: boolean
}

/** What a page of the courses adds to the head of the document. */
export function courseHead({ title, description, url, picture, isHidden = false }: Head) {
  const piece = { title, excerpt: description, url, ...(picture && { pictures: [picture] }) }
  return pieceHead(piece, { css, isHidden, type: 'website' })
}
