import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { IllustratedMark } from '#features/magazine/pieces/shown/illustrated-mark.tsx'
import type { Find } from '#web/menus/finds.ts'
import { aboutOf } from '#web/menus/find-words.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Marked } from '#web/ui/marked.tsx'
import type { Found } from './contract.ts'
import { SearchReason } from './search-reason.tsx'

/** One line of what was found: a piece with its picture and why it is here, anything else with what tells it from others. */
export function SearchFind({ of: find, q }: { of: Found | Find; q: string }) {
  const piece = 'piece' in find ? find.piece : undefined
  return (
    <li className={piece && 'search-piece'}>
      <a href={find.to}>
        {piece && (
          <span className="search-picture">
            <PiecePicture of={piece.picture} sizes="132px" shape="3/2" alt="" />
          </span>
        )}
        <b>
          <Marked text={find.title} typed={q} />
        </b>
        {piece ? (
          <span className="search-about">
            <SearchReason of={piece.reason} />
            {find.about}
            <IllustratedMark of={piece} />
          </span>
        ) : (
          <small>{told(find)}</small>
        )}
        <Icon name="arrow-right" />
      </a>
    </li>
  )
}

function told(find: Found | Find): string {
  const about = 'couple' in find ? aboutOf(find) : find.about
  if (find.count === undefined) return about
  return [about, find.count === 1 ? t('found.count_one') : t('found.count', { n: find.count })].join(', ')
}
