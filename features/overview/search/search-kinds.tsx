import { Link } from '@tanstack/react-router'
import { kindWords } from '#web/menus/find-words.ts'
import { t } from '#web/text/text.ts'
import type { Kind } from './kinds.ts'
import type { Group } from './search-groups.ts'

interface Props {
  q: string
  groups: readonly Group[]
  kind: Kind | undefined
}

/** The kinds of which something was found, each alone, or all together. */
export function SearchKinds({ q, groups, kind }: Props) {
  return (
    <nav className="search-kinds" aria-label={t('found.kinds')}>
      <ul>
        <li>
          <Link to="/search" search={{ q }} activeOptions={{ exact: true, includeSearch: true }}>
            {t('found.everything')}
          </Link>
        </li>
        {groups.map(
          (group) =>
            group.kind !== 'term' && (
              <li key={group.kind}>
                <Link to="/search" search={{ q, kind: group.kind }} aria-current={group.kind === kind ? 'page' : undefined}>
                  {t(kindWords[group.kind].many)} <span className="num">{group.total}</span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
