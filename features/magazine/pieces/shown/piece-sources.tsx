import { t } from '#web/text/text.ts'
import { showDay } from '#web/ui/day.ts'
import type { Piece } from '../../content/contract.ts'

interface Source {
  id: string
  title: string
  publisher?: string
  url?: string
  read_on?: string
  reckoned?: string
}

function sourcesOf({ fields }: Pick<Piece, 'fields'>): Source[] {
  return (fields as { sources?: Source[] }).sources ?? []
}

/** The number of a source behind a figure, leading to it. */
export function SourceMark({ id, of: piece }: { id: string; of: Piece }) {
  const place = sourcesOf(piece).findIndex((source) => source.id === id) + 1
  if (place === 0) return null
  return (
    <sup className="source-mark">
      <a href={`#source-${id}`} aria-label={t('pieces.source', { number: place })}>
        {place}
      </a>
    </sup>
  )
}

/** Where the figures of a piece come from. */
export function PieceSources({ of: piece }: { of: Piece }) {
  const sources = sourcesOf(piece)
  if (sources.length === 0) return null
  return (
    <section className="piece-sources" aria-labelledby="sources">
      <h2 id="sources">{t('pieces.sources')}</h2>
      <ol>
        {sources.map(({ id, title, publisher, url, read_on, reckoned }) => (
          <li key={id} id={`source-${id}`}>
            {url ? (
              <a href={url} rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
            {publisher && <span>{publisher}</span>}
            {reckoned && <span>{reckoned}</span>}
            {read_on && <span>{t('pieces.read_on', { day: showDay(read_on) })}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
