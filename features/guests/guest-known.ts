import { useQueries } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { folded } from '#web/ui/folded.ts'
import type { GuestPage } from './contract.ts'
import { useSettled } from './guest-finder.tsx'
import { guestName } from './guest-name.ts'

const mostAsked = 5

/** Which of the names stand on the list already; of those that are not on its page, only a few are asked for. */
export function useKnown(names: readonly string[], page: GuestPage): string[] {
  const settled = useSettled(names.filter((name) => name.includes(' ')).join('\n'), 500)
  const whole = [...new Set(settled.split('\n').filter((name) => name !== ''))]
  const here = whole.filter((name) => isAmong(name, page))
  const asked = whole.filter((name) => !here.includes(name)).slice(-mostAsked)
  const found = useQueries({
    queries: asked.map((search) =>
      api.guests.list.queryOptions({ input: { search, per_page: 10, user_id: page.wedding.user_id }, staleTime: 60_000 }),
    ),
  })
  return [...here, ...asked.filter((name, nth) => isAmong(name, found[nth]?.data))]
}

function isAmong(name: string, page: GuestPage | undefined): boolean {
  return page?.data.some((guest) => folded(guestName(guest)) === folded(name)) ?? false
}
