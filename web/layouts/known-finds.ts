import { useEffect, useState } from 'react'
import { api } from '../client/api.ts'
import { type Find, findsOf, type Known } from '../menus/finds.ts'
import { foundPagesFor } from '../map/found-pages.ts'
import { menusAt } from '../menus/menus.ts'
import type { Visitor } from '../visitor.ts'

/** What can be found; undefined until it is known. */
export function useFinds(visitor: Visitor): { finds: Find[] | undefined; isFailed: boolean } {
  const [finds, setFinds] = useState<Find[]>()
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    api.site.data.call().then(
      (data) => !isGone && setFinds(findsFor(data, visitor, location.pathname)),
      () => !isGone && setIsFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [visitor])
  return { finds, isFailed }
}

/** The pages that somebody may open: whoever has a tool needs no page that tells what it is. */
export function findsFor({ seo_pages, ...known }: Known, visitor: Visitor, pathname: string): Find[] {
  if (!visitor) return findsOf({ ...known, seo_pages }, foundPagesFor(null))
  const own = [...menusAt(pathname, visitor).menu, ...foundPagesFor(visitor)]
  return findsOf({ ...known, seo_pages: seo_pages.filter(({ path }) => !path.endsWith('/setup')) }, own)
}
