import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'
import type { Card } from '../../content/contract.ts'
import { IllustratedMark } from './illustrated-mark.tsx'
import { cardLine } from '../card-line.ts'
import { PiecePicture } from './piece-picture.tsx'
import { ColorBar } from './piece-palette.tsx'
import { PieceTitle } from './piece-title.tsx'

interface Props {
  of: Card
  sizes: string
  shape?: `${number}/${number}`
  /** The title in the larger size, with a heading's line under it. */
  isLarge?: boolean
  isEager?: boolean
  level?: 2 | 3
  /** Stands over the picture, as the heart that saves it. */
  children?: ReactNode
}

/** A piece in a list: its picture, its colours, what it is called and one line of what it is about. */
export function PieceCard({ of: card, sizes, shape = '3/2', isLarge = false, isEager = false, level = 3, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={isLarge ? 'piece-card large' : 'piece-card'}>
      <div className="piece-card-picture">
        <PiecePicture of={card.picture} sizes={sizes} shape={shape} alt="" isEager={isEager} />
        {children}
      </div>
      <ColorBar fields={card.fields} />
      <Heading>
        <Link to={card.url}>
          <PieceTitle of={card} />
        </Link>
      </Heading>
      <p>{cardLine(card)}</p>
      <IllustratedMark of={card} />
    </article>
  )
}
