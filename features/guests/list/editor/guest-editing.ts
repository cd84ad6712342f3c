import { useState } from 'react'
import { type Editing, useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import type { Guest, GuestPage } from '../contract.ts'
import { draftOf, type EventName, type GuestDraft } from './guest-draft.ts'
import { guestName } from '../guest-name.ts'
import { saveGuest } from './guest-save.ts'
import { guestWords } from '../guest-undone.ts'

export interface GuestEditing extends Editing<GuestDraft> {
  event: EventName | undefined
}

/** A guest while somebody edits them, with their answer for one event. */
export function useGuestEditing(guest: Guest, page: GuestPage, event: EventName | undefined): GuestEditing {
  const [about, setAbout] = useState(event)
  const editing = useEditing<Guest, GuestDraft>(guest, {
    draftOf: (guest) => draftOf(guest, page, about),
    send: (sending) => saveGuest({ ...sending, event: about }),
    said: ({ mine }) => t('guest_editor.saved', { name: guestName(mine) }),
    words: guestWords,
  })
  // What is typed stays with the event that it is about.
  if (about?.id !== event?.id && !editing.isChanged) setAbout(event)
  return { ...editing, event: about }
}
