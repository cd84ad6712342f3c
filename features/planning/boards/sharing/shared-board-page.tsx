import { ORPCError } from '@orpc/client'
import type { PlainPage } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './shared-board.css?inline'
import { SharedTile } from './shared-tile.tsx'

/** A couple's board for one vendor, for whoever has the link: works without script, and says nothing else of the wedding. */
export const page: PlainPage = async ({ url, parts: [, token = ''], api }) => {
  const asked = Number(/^[1-9]\d{0,5}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1)
  const found = await api.board_shares.get({ token, page: asked }).catch(unlessEnded)
  if (!found) return { status: 410, title: t('shared_board.ended_title'), css, content: <Ended /> }
  const { data, meta } = found
  const { name, notes, couple, vendor, items } = data
  const content = (
    <main className="shared-board" id="main">
      <header>
        <p className="kick">{t('shared_board.kicker', { vendor })}</p>
        <h1>{name}</h1>
        <p className="lead">{t('shared_board.by', { couple: couple.join(' & '), vendor })}</p>
        {notes && <p className="shared-words">{notes}</p>}
        <p className="hint">{t('shared_board.live')}</p>
        <a className="button" href={`/api/v1/public/shared-boards/${encodeURIComponent(token)}/paper`}>
          <Icon name="printer" /> {t('shared_board.paper')}
        </a>
      </header>
      {items.length === 0 && <p>{t('shared_board.empty')}</p>}
      <ul className="shared-tiles">
        {items.map((item) => (
          <SharedTile key={item.id} item={item} />
        ))}
      </ul>
      {meta.last_page > 1 && (
        <nav className="shared-pages" aria-label={t('shared_board.page', { n: meta.current_page, of: meta.last_page })}>
          {meta.current_page > 1 && <a href={`?page=${meta.current_page - 1}`}>{t('shared_board.earlier')}</a>}
          <span>{t('shared_board.page', { n: meta.current_page, of: meta.last_page })}</span>
          {meta.current_page < meta.last_page && <a href={`?page=${meta.current_page + 1}`}>{t('shared_board.later')}</a>}
        </nav>
      )}
    </main>
  )
  return { title: name, css, content }
}

function Ended() {
  return (
    <main className="shared-board" id="main">
      <h1>{t('shared_board.ended_title')}</h1>
      <p className="lead">{t('shared_board.ended')}</p>
    </main>
  )
}

/** A link that the couple ended says so; anything else is for the page of all refusals. */
function unlessEnded(error: unknown): undefined {
  if (error instanceof ORPCError && error.status === 410) return undefined
  throw error
}
