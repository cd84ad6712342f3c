import type { ReactNode } from 'react'
import { TaskButton } from '#features/planning/checklist/shown/task-button.tsx'
import type { OfferedTask } from '#features/planning/checklist/taking/offered-task.ts'
import { t } from '#web/text/text.ts'
import type { Piece } from '../../content/contract.ts'
import { PieceCard } from './piece-card.tsx'
import { PieceChart } from './piece-chart.tsx'
import { PieceColors } from './piece-palette.tsx'
import { PieceCredits } from './piece-credits.tsx'
import { PieceFigure } from './piece-figure.tsx'
import { SourceMark } from './piece-sources.tsx'
import { tagsIn, type TextNode, type TextTag } from '../text-node.ts'

/** A block of a text; the set is closed, so anything else is left out. */
export function PieceBlock({ block, of: piece, children }: { block: TextTag; of: Piece; children: ReactNode }) {
  const { attributes } = block
  const text = (name: string) => (typeof attributes[name] === 'string' ? attributes[name] : '')
  switch (block.name) {
    case 'picture':
      return <PieceFigure of={piece} name={text('name')} size={text('size') || 'column'} />
    case 'gallery':
      return (
        <div className="piece-gallery">
          {(attributes['names'] as string[]).map((name) => (
            <PieceFigure key={name} of={piece} name={name} size="column" />
          ))}
        </div>
      )
    case 'palette':
      return <PieceColors fields={piece.fields} />
    case 'credits':
      return <PieceCredits of={piece} />
    case 'quote':
      return (
        <figure className="piece-quote">
          <blockquote>{children}</blockquote>
          {text('by') && <figcaption>{text('by')}</figcaption>}
        </figure>
      )
    case 'figures':
      return (
        <figure className="piece-figures">
          <figcaption>
            {text('caption')} {text('source') && <SourceMark id={text('source')} of={piece} />}
          </figcaption>
          <div className="piece-table">{children}</div>
        </figure>
      )
    case 'chart':
      return <PieceChart block={block} of={piece} />
    case 'product':
      return <LinkedCard of={piece} name={`product/${text('slug')}`} />
    case 'video':
      return text('href') ? (
        <FilmLink href={text('href')} title={text('title')} />
      ) : (
        <LinkedCard of={piece} name={`video/${text('slug')}`} />
      )
    case 'task':
      return <TaskNote block={block} of={piece} />
    default:
      return null
  }
}

function LinkedCard({ of: piece, name }: { of: Piece; name: string }) {
  const card = piece.links[name]
  return card ? <PieceCard of={card} sizes="(max-width: 767px) 100vw, 680px" /> : null
}

/** Films of other houses stay there: nothing of theirs is loaded with our page. */
function FilmLink({ href, title }: { href: string; title: string }) {
  return (
    <p className="film-link">
      <a href={href} rel="noopener noreferrer">
        {t('pieces.film_elsewhere', { title, house: new URL(href).hostname.replace(/^www\./, '') })}
      </a>
    </p>
  )
}

function TaskNote({ block, of: piece }: { block: TextTag; of: Piece }) {
  const { title, description, category, months_before: months } = block.attributes as unknown as OfferedTask
  const nth = tagsIn(piece.tree as TextNode, 'task').indexOf(block)
  return (
    <aside className="task-note">
      <p className="kicker">{whenOf(months)}</p>
      <b>{title}</b>
      <p>{description}</p>
      <TaskButton task={{ title, description, category, months_before: months }} id={piece.id} nth={nth} />
    </aside>
  )
}

function whenOf(months: number): string {
  if (months < 0) return t('pieces.task_after')
  if (months < 1) return t('pieces.task_last')
  return months === 1 ? t('pieces.task_month') : t('pieces.task', { months })
}
