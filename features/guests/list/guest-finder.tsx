import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Guest, GuestPage } from './contract.ts'
import { guestName } from './guest-name.ts'

interface Props {
  guest: Guest
  page: GuestPage
  isBusy: boolean
  onPick: (other: Guest) => void
}

const most = 6

/** Finds somebody on the whole list, to be one household with. */
export function GuestFinder({ guest, page, isBusy, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const sought = useSettled(typed.trim())
  const found = useQuery({
    ...api.guests.list.queryOptions({ input: { search: sought, per_page: most + 2, user_id: page.wedding.user_id } }),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  })
  const others = (found.data?.data ?? []).filter(
    ({ id, household_id }) => id !== guest.id && (household_id === null || household_id !== guest.household_id),
  )
  const isNobody = sought !== '' && !found.isFetching && others.length === 0
  return (
    <div className="guest-editor-finder">
      <TextField
        id="guest-finder"
        name="finder"
        type="search"
        label={t('guest_editor.find')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={stay}
        autoComplete="off"
        maxLength={200}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens it wants to type
        autoFocus
      />
      <p className="field-hint" role="status">
        {found.isError ? t('guest_undo.offline') : isNobody ? t('guest_editor.nobody') : ''}
      </p>
      {sought !== '' && (
        <ul>
          {others.slice(0, most).map((other) => (
            <li key={other.id}>
              <button className="button ghost small" type="button" aria-disabled={isBusy} onClick={() => onPick(other)}>
                {guestName(other)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Enter here is no saving of the guest. */
function stay(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
}

/** What was typed, once the typing rests. */
export function useSettled(text: string, milliseconds = 250): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return useDeferredValue(settled)
}
