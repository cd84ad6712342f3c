import { useSuspenseQuery } from '@tanstack/react-query'
import type { PostedForm } from '#web/start/start-context.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { guestsQuery } from './guest-query.ts'
import type { GuestSearch } from './guest-search.ts'
import { GuestSheet } from './guest-sheet.tsx'
import { useWholeList } from './all-pages.ts'

export interface Shown {
  search: GuestSearch
  /** All events within reach. */
  reached: readonly ReachedEvent[]
  /** The one that is shown; none stands for everybody. */
  event: number | undefined
  posted: PostedForm | undefined
  idempotencyKey: string
}

/** The list in pages, or whole. */
export function GuestList(shown: Shown) {
  return shown.search.show === 'all' ? <WholeList {...shown} /> : <PagedList {...shown} />
}

function PagedList(shown: Shown) {
  const { data: page } = useSuspenseQuery(guestsQuery(shown.search, shown.event))
  return <GuestSheet {...shown} page={page} />
}

function WholeList(shown: Shown) {
  const page = useWholeList(shown.search, shown.event)
  return <GuestSheet {...shown} page={page} />
}
