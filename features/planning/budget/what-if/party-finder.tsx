import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { guestName } from '#features/guests/list/guest-name.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Party } from './around-draft.ts'

interface Props {
  event_id: number
  user_id: number
  parties: readonly Party[]
  onSay: (parties: readonly Party[]) => void
}

/** Finds guests by their names; each could not come, or would after all. */
export function PartyFinder({ event_id, user_id, parties, onSay }: Props) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const { data: found } = useQuery({
    ...api.guests.list.queryOptions({ input: { user_id, search, per_page: 12 } }),
    enabled: search !== '',
  })
  const isChosen = (id: number) => parties.some((one) => one.event_id === event_id && one.id === id)
  const find = () => setSearch(typed.trim())
  return (
    <div className="thought-wide party-finder">
      <TextField
        id="thought-party"
        name="party"
        label={t('what_if.find_party')}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onEnter={find}
      />
      <button className="button small" type="button" onClick={find}>
        {t('what_if.find')}
      </button>
      {found && found.data.length === 0 && <p role="status">{t('what_if.nobody_found')}</p>}
      <ul aria-label={t('what_if.found')}>
        {found?.data
          .filter(({ id }) => !isChosen(id))
          .map((guest) => {
            const status = guest.wedding_events.some((place) => place.id === event_id && place.status === 2) ? 3 : 2
            const name = guestName(guest)
            return (
              <li key={guest.id}>
                <button
                  className="button small"
                  type="button"
                  onClick={() => onSay([...parties, { event_id, id: guest.id, name, status }])}
                >
                  {status === 3 ? t('what_if.cannot_come', { name }) : t('what_if.would_come', { name })}
                </button>
              </li>
            )
          })}
      </ul>
      <ul aria-label={t('what_if.chosen_parties')}>
        {parties.map((party) => (
          <li key={`${party.event_id} ${party.id}`}>
            <span>{party.status === 3 ? t('what_if.cannot_come', party) : t('what_if.would_come', party)}</span>
            <button
              className="button small"
              type="button"
              aria-label={t('what_if.leave_out_of', party)}
              onClick={() => onSay(parties.filter((one) => one !== party))}
            >
              {t('what_if.leave_out')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
