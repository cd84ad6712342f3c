import { t } from '#web/text/text.ts'
import { PiecePager } from '../pieces/shown/piece-pager.tsx'
import type { TagGroup } from '../content/contract.ts'
import type { Listed } from '../pieces/piece-loader.ts'
import { PieceCard } from '../pieces/shown/piece-card.tsx'
import { Topics } from './topics.tsx'

interface Props {
  kicker: string
  title: string
  lead: string
  list: Listed
  topics: TagGroup['terms']
  current?: string
}

/** Articles, the newest first, with the way to each topic. */
export function ArticleList({ kicker, title, lead, list: { data, meta }, topics, current }: Props) {
  return (
    <main className="planning-page" id="main">
      <header className="guides-head">
        <div>
          <p className="kicker">{kicker}</p>
          <h1>{title}</h1>
        </div>
        <p className="lead">{lead}</p>
      </header>
      {data.length === 0 && <p className="notice">{t('planning.nothing')}</p>}
      <div className="piece-grid">
        {data.map((card, place) => (
          <PieceCard key={card.id} of={card} sizes="(max-width: 767px) 100vw, 33vw" level={2} isEager={place < 3} />
        ))}
      </div>
      <PiecePager meta={meta} />
      <Topics terms={topics} {...(current && { current })} />
    </main>
  )
}
