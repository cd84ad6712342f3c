import type { GuestPage } from './contract.ts'
import { GuestRow, type RowDeeds } from './guest-row.tsx'
import type { Run } from './household-run.ts'

export interface GuestRows extends RowDeeds {
  guests: GuestPage['data']
  runs: readonly Run[]
  event: GuestPage['guest_wedding_events'][number] | undefined
  events: GuestPage['guest_wedding_events']
  /** Somebody chose a dinner for the event. */
  hasMeals: boolean
  selected: ReadonlySet<string>
  /** Whose panel is open beside the list. */
  opened: number | undefined
  /** The place of the first in the whole list. */
  from: number
}

export function PlainRows({ guests, runs, selected, opened, from, ...row }: GuestRows) {
  return (
    <tbody role="rowgroup">
      {guests.map((guest, place) => (
        <GuestRow
          {...row}
          key={guest.id}
          guest={guest}
          place={from + place}
          isSelected={selected.has(String(guest.id))}
          isOpen={guest.id === opened}
          {...runs[place]!}
        />
      ))}
    </tbody>
  )
}
