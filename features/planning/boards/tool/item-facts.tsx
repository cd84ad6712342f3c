import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { showMoney } from '#web/ui/money.ts'
import type { BoardItem } from '../board-shapes.ts'
import { ItemPicture } from './item-picture.tsx'
import { madeBy, sourceOf } from './item-source.ts'

/** What a thing of a board is: its picture and its colors, what it would cost here, and whose it is. */
export function ItemFacts({ item }: { item: BoardItem }) {
  const source = sourceOf(item)
  const hasPicture = item.picture !== null || item.file !== null
  const isTheirs = item.content_id === null
  return (
    <>
      {hasPicture && <ItemPicture item={item} sizes="420px" />}
      {item.palette.length > 0 && (
        <ul className="item-palette" aria-label={t('boards.palette')}>
          {item.palette.map(({ hex, name, share }) => (
            <li key={hex}>
              <i aria-hidden="true" style={{ '--swatch': hex }} />
              <span>{name}</span>
              <small>{share === null ? hex : `${hex} · ${Math.round(share * 100)} %`}</small>
            </li>
          ))}
        </ul>
      )}
      {item.cost && (
        <p className="item-cost">
          {t('boards.cost', {
            guests: item.cost.guests,
            total: showMoney(item.cost.total),
            ours: item.cost.our_guests,
            at_ours: showMoney(item.cost.our_total),
          })}
        </p>
      )}
      <p className="item-source">
        {source &&
          (source.to ? (
            <Link to={source.to}>{source.words}</Link>
          ) : (
            <a href={source.href} rel="noopener nofollow" target="_blank">
              {source.words}
            </a>
          ))}
        {hasPicture && isTheirs && <span>{madeBy(item.digital_source)}</span>}
      </p>
    </>
  )
}
