import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#web/client/api.ts'
import type { NamedGuest } from '../bulk/guest-names.ts'
import { type Likeness, lookup } from './same-guest.ts'
import type { GuestPage } from '../contract.ts'
import { useSettled } from '../guest-finder.tsx'
import { guestName } from '../guest-name.ts'

/** Somebody who was typed, and who of the list that is. */
export interface KnownGuest {
  name: string
  there: string
  likeness: Likeness
}

/** Which of the guests stand on the list already, told apart as an import does it. */
export function useKnown(guests: readonly NamedGuest[], { wedding }: GuestPage, event: number | undefined): KnownGuest[] {
  const isAsked = useSettled(guests.some(isWhole) ? '1' : '', 500) !== ''
  const input = wedding.role === 'helper' ? { guest_event_id: event } : { user_id: wedding.user_id }
  const { data } = useQuery({ ...api.guest_import.known.queryOptions({ input, staleTime: 5_000 }), enabled: isAsked })
  const list = useMemo(() => {
    const people = lookup<string>()
    for (const guest of data?.data ?? [])
      people.add(guestName({ lastname: '', ...guest }), { ...nobody, ...guest, household: guest.household ?? '' })
    return people
  }, [data])
  return guests.filter(isWhole).flatMap((guest) => {
    const found = list.find({ ...nobody, ...guest })
    return found ? [{ name: guestName(guest), there: found.of, likeness: found.likeness }] : []
  })
}

const nobody = { lastname: '', email: '', phone: '', address_line1: '', city: '', household: '' }

/** A first name alone is many people's. */
function isWhole(guest: NamedGuest): boolean {
  return guestName(guest).includes(' ')
}
