import { useEffect, useRef } from 'react'
import type { Find } from '../menus/finds.ts'
import { t } from '../text/text.ts'
import { Marked } from '../ui/marked.tsx'

interface Props {
  id: string
  finds: readonly Find[]
  typed: string
  active: number
  onChoose: (find: Find) => void
}

export function TypeAheadList({ id, finds, typed, active, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => void list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active])
  return (
    <ul className="type-ahead-list" id={id} ref={list} role="listbox" aria-label={t('type_ahead.results')}>
      {finds.map((find, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
        <li key={find.to} id={`${id}-${at}`} role="option" aria-selected={at === active} onClick={() => onChoose(find)}>
          <span>
            <Marked text={find.title} typed={typed} />
          </span>
          {find.about && <small>{find.about}</small>}
          {find.count !== undefined && <Count of={find.count} />}
        </li>
      ))}
    </ul>
  )
}

/** As many as there are, of which no more than a thousand are counted. */
function Count({ of: n }: { of: number }) {
  return (
    <small className="num" aria-label={n === 1 ? t('found.count_one') : t('found.count', { n })}>
      {n < 1_000 ? n : t('type_ahead.many')}
    </small>
  )
}
