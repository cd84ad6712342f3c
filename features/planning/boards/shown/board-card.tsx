import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Board } from '../board-shapes.ts'
import { ItemPicture } from '../tool/item-picture.tsx'

interface Props {
  board: Board
  /** Of the wedding, to say who sees it. */
  events?: readonly { id: number; name: string }[]
  isOwn?: boolean
}

/** A board in a list: its cover large, the newest beside it, and who sees it. */
export function BoardCard({ board, events = [], isOwn = false }: Props) {
  const { id, name, items, items_count: n } = board
  const shown = items.filter(({ picture, file }) => picture?.image || file).slice(0, 3)
  return (
    <li className="board-card">
      <Link to="/boards/$id" params={{ id: String(id) }}>
        <span className="board-cover" data-pictures={shown.length} aria-hidden="true">
          {shown.length === 0 && <Icon name={board.slug === 'loved' ? 'heart' : 'images'} />}
          {shown.map((item) => (
            <ItemPicture key={item.id} item={item} sizes="(max-width: 767px) 50vw, 25vw" shape="1/1" alt="" />
          ))}
        </span>
        <b>{name}</b>
        <small>{n === 1 ? t('boards.one') : t('boards.count', { n })}</small>
      </Link>
      {isOwn && <p className="board-seen">{seenBy(board, events)}</p>}
    </li>
  )
}

function seenBy({ is_public, guest_wedding_event_id: event }: Board, events: NonNullable<Props['events']>): string {
  if (is_public) return t('boards.seen_public')
  const name = events.find(({ id }) => id === event)?.name
  return name ? t('boards.seen_helpers', { event: name }) : t('boards.seen_private')
}
