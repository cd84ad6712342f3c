import { t } from '#web/text/tools-text.ts'
import type { Guest, GuestPage } from './contract.ts'
import { GuestAnswer } from './guest-answer.tsx'
import { guestName } from './guest-name.ts'

interface Props {
  guests: readonly Guest[]
  events: GuestPage['guest_wedding_events']
}

/** The roles say again what the elements are, because a narrow screen lays the rows out as a list. */
export function GuestTable({ guests, events }: Props) {
  return (
    <table className="guest-table" role="table" aria-label={t('guest_list.title')}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t('guests.name')}</th>
          <th role="columnheader">{t('guests.email')}</th>
          {events.map((event) => (
            <th key={event.id} role="columnheader">
              {event.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {guests.map((guest) => (
          <tr key={guest.id} role="row">
            <th role="rowheader" scope="row">
              {guestName(guest)}
              {guest.table_name && (
                <>
                  <br />
                  <small>{t('guests.table_name', guest)}</small>
                </>
              )}
            </th>
            <td role="cell">{guest.email}</td>
            {events.map((event) => (
              <td key={event.id} role="cell" data-event={event.name}>
                <GuestAnswer guest={guest} event={event} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
