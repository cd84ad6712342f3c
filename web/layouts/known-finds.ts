import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { type Find, findsOf } from '../finds.ts'

/** What can be found; undefined until it is known. */
export function useFinds(isSignedIn: boolean): { finds: Find[] | undefined; isFailed: boolean } {
  const [finds, setFinds] = useState<Find[]>()
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    api.site.data.call().then(
      (data) => !isGone && setFinds(findsOf(data, isSignedIn)),
      () => !isGone && setIsFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [isSignedIn])
  return { finds, isFailed }
}
