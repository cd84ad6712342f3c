import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { BoardItem } from '../board-shapes.ts'
import { markIcons, markWord } from '../shown/mark-words.ts'
import { ItemPicture } from './item-picture.tsx'
import { sourceOf } from './item-source.ts'

interface Props {
  item: BoardItem
  /** Opens it; without one the tile leads to where it is from. */
  onOpen?: () => void
  /** Over its corner. */
  children?: ReactNode
}

/** One thing on a board: its picture, what it is called, and where it is from; words alone stand on colour. */
export function BoardTile({ item, onOpen, children }: Props) {
  const { id, title, notes } = item
  const hasPicture = item.picture !== null || item.file !== null
  const source = sourceOf(item)
  const name = title || notes.slice(0, 60)
  return (
    <figure className={hasPicture ? 'tile' : 'tile tile-note'} data-tile={id}>
      {hasPicture && <ItemPicture item={item} sizes="(max-width: 767px) 50vw, (max-width: 1179px) 33vw, 25vw" />}
      {!hasPicture && notes && <p className="tile-words">{notes}</p>}
      {onOpen && <button className="tile-open" type="button" aria-label={t('boards.open', { name })} onClick={onOpen} />}
      <figcaption>
        {item.mark && (
          <span className="board-mark">
            <Icon name={markIcons[item.mark]} /> {markWord(item.mark)}
          </span>
        )}
        {title && <b>{title}</b>}
        {source &&
          (source.to ? (
            <Link to={source.to}>{source.words}</Link>
          ) : (
            <a href={source.href} rel="noopener nofollow" target="_blank">
              {source.words}
            </a>
          ))}
        {item.is_illustrated && <small>{t('pieces.illustrated')}</small>}
      </figcaption>
      <div className="tile-corner">{children}</div>
    </figure>
  )
}
