import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { markIcons, markWord } from '../shown/mark-words.ts'
import { ItemPicture } from '../tool/item-picture.tsx'
import { madeBy, sourceOf } from '../tool/item-source.ts'
import type { SharedItem } from './contract.ts'

/** One thing of a board that is shown to a vendor: its picture with numbers on it, the mark, the notes as a list, and whose it is. */
export function SharedTile({ item }: { item: SharedItem }) {
  const { title, notes, mark, pinned, author, licence, is_illustrated, digital_source, content_id } = item
  const hasPicture = item.picture !== null || item.file !== null
  const source = sourceOf(item)
  const name = title || notes.slice(0, 60) || t('shared_board.unnamed')
  return (
    <li className="shared-tile">
      {hasPicture && (
        <div className="pinned-picture">
          <ItemPicture item={item} sizes="(max-width: 767px) 100vw, 33vw" />
          {pinned.map(({ x, y }, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- a note is known by its number
            <span key={nth} className="pinned-point num" aria-hidden="true" style={{ left: `${x}%`, top: `${y}%` }}>
              {nth + 1}
            </span>
          ))}
        </div>
      )}
      {mark && (
        <p className="board-mark" data-mark={mark}>
          <Icon name={markIcons[mark]} /> {markWord(mark)}
        </p>
      )}
      {(title || !notes) && <h2>{name}</h2>}
      {notes && <p className="shared-words">{notes}</p>}
      {pinned.length > 0 && (
        <ol className="shared-notes" aria-label={t('shared_board.notes_of', { title: name })}>
          {pinned.map(({ words }, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- a note is known by its number
            <li key={nth}>{words}</li>
          ))}
        </ol>
      )}
      <p className="shared-source">
        {source && (
          <a href={source.to ?? source.href} rel="noopener noreferrer nofollow">
            {source.words}
          </a>
        )}
        {author && <span>{t('shared_board.by_author', { author })}</span>}
        {licence && <span>{t('shared_board.under_licence', { licence })}</span>}
        {hasPicture && content_id === null && <span>{madeBy(digital_source)}</span>}
        {is_illustrated && <span>{t('pieces.illustrated')}</span>}
      </p>
    </li>
  )
}
