import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { type Find, findsOf } from '../finds.ts'
import { type MenuEntry, menusAt, settingsEntry, shown } from '../menus.ts'
import type { Visitor } from '../visitor.ts'

/** What can be found; undefined until it is known. */
export function useFinds(visitor: Visitor): { finds: Find[] | undefined; isFailed: boolean } {
  const [finds, setFinds] = useState<Find[]>()
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    api.site.data.call().then(
      (data) => !isGone && setFinds(findsOf(data, ownOf(visitor))),
      () => !isGone && setIsFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [visitor])
  return { finds, isFailed }
}

/** The pages that are somebody's own. */
function ownOf(visitor: Visitor): readonly MenuEntry[] {
  if (!visitor) return []
  const { menu } = menusAt(location.pathname, visitor)
  return [...menu, ...shown([settingsEntry])]
}
