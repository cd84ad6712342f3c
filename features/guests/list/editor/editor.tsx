import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import type { Guest, GuestPage } from '../contract.ts'
import type { EventName } from './guest-draft.ts'
import { type GuestEditing, useGuestEditing } from './guest-editing.ts'
import { GuestEditorAnswer } from './editor-answer.tsx'
import { GuestEditorDetails } from './editor-details.tsx'
import { GuestEditorParty } from './editor-party.tsx'
import { GuestEditorEvents, GuestEditorPerson } from './editor-person.tsx'
import { GuestHistory } from '../guest-history.tsx'
import { GuestInvitation } from '../guest-invitation.tsx'
import { GuestLink } from '../guest-link.tsx'
import { leaveWords } from '../guest-leave.ts'
import { guestName } from '../guest-name.ts'
import { guestWords } from '../guest-undone.ts'
import { brought } from '../party-size.ts'
import { replyFor } from '../reply-status.ts'

interface Props {
  guest: Guest
  page: GuestPage
  event: EventName | undefined
  onClose: () => void | Promise<void>
}

/** All of one guest, in a panel beside the list. */
export function GuestEditor(props: Props) {
  return <Editor key={props.guest.id} {...props} />
}

function Editor({ guest, page, event, onClose }: Props) {
  const editing = useGuestEditing(guest, page, event ?? eventOf(guest, page))
  const form = useRef<HTMLFormElement>(null)
  const { isChanged, close } = useClosing(editing.isChanged, onClose)
  const removing = useRemoval(guest, close)
  const toRefused = useFocusOnRefused(form)
  const name = guestName(guest)

  const save = async () => {
    if (editing.clashes.length > 0) focusFirst(form.current, '.guest-editor-clash button')
    else if (!editing.isChanged || (await editing.save()).isDone) await close()
    else toRefused()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <SidePanel
      title={name}
      note={noteOf(guest, page, event)}
      onClose={() => void onClose()}
      actions={
        <>
          <button className="button main" type="submit" form="guest-editor" aria-disabled={editing.isPending} aria-busy={editing.isPending}>
            {t('guest_editor.save')}
          </button>
          <button
            className="button"
            type="button"
            aria-label={t('guest_editor.remove_named', { name })}
            aria-disabled={removing.isPending}
            onClick={() => void removing.remove()}
          >
            <Icon name="trash" />
            {t('guest_editor.remove')}
          </button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys save from any of its fields */}
      <form ref={form} id="guest-editor" className="panel-fields" noValidate onSubmit={submit} onKeyDown={saveByKey}>
        {editing.clashes.length > 0 && (
          <p className="form-error" role="alert">
            {t('guest_editor.clashes', { name })}
          </p>
        )}
        <Fields guest={guest} page={page} editing={editing} />
      </form>
      <LeaveDialog
        isChanged={isChanged}
        words={leaveWords(t('guest_editor.leave_text', { name }))}
        stays={(search) => 'guest' in search && Number(search.guest) === guest.id}
      />
    </SidePanel>
  )
}

/** Nothing can be saved before the script is there, so nothing can be typed that it would take away. */
function Fields({ guest, page, editing }: Pick<Props, 'guest' | 'page'> & { editing: GuestEditing }) {
  return (
    <fieldset className="panel-fields" disabled={!useHydrated()}>
      <GuestEditorAnswer editing={editing} page={page} />
      <div className="guest-editor-answers">
        <GuestInvitation guest={guest} />
        {page.wedding.role !== 'helper' && <GuestLink guest={guest} />}
        <GuestHistory id={guest.id} />
      </div>
      <GuestEditorParty guest={guest} page={page} editing={editing} />
      <GuestEditorPerson editing={editing} />
      <GuestEditorEvents editing={editing} events={page.guest_wedding_events} />
      <GuestEditorDetails editing={editing} page={page} />
    </fieldset>
  )
}

/** What is saved or removed is left without a question. */
function useClosing(isTyped: boolean, onClose: Props['onClose']) {
  const { isChanged, forget } = useTyped(isTyped)
  const close = () => {
    forget()
    return onClose()
  }
  return { isChanged, close }
}

function useRemoval({ id, ...guest }: Guest, close: Props['onClose']) {
  const { once, isPending } = useActs(guestWords)
  const name = guestName(guest)
  const remove = () =>
    once(
      async (act) => {
        await api.guests.destroy.call({ id, act })
        // The list is not to look for a guest who is gone.
        await close()
        return t('guest_editor.removed', { name })
      },
      (error) => sayFailure(error, { ...guestWords, forbidden: t('guest_editor.remove_forbidden', { name }) }),
    )
  return { remove, isPending }
}

/** Takes the focus to what was refused, as soon as that stands there. */
function useFocusOnRefused(form: RefObject<HTMLFormElement | null>): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) focusFirst(form.current, '[aria-invalid="true"], .guest-editor-clash button')
  }, [times, form])
  return () => setTimes((before) => before + 1)
}

/** Where no event is in sight, the first that the guest is invited to. */
function eventOf(guest: Guest, { guest_wedding_events: events }: GuestPage): EventName | undefined {
  return events.find(({ id }) => guest.wedding_events.some((reply) => reply.id === id)) ?? events[0]
}

function noteOf(guest: Guest, page: GuestPage, event: EventName | undefined): string {
  const household = page.households.find(({ id }) => id === guest.household_id)
  const words = t('guest_editor.numbers').split(' ')
  const heads = household?.heads ?? 1 + brought(guest, replyFor(guest, event))
  const size = heads > 1 ? t('guest_editor.party_of', { n: words[heads - 2] ?? heads }) : ''
  // Whoever stands for a household under its name is told of once.
  const called = household?.name === guestName(guest) ? '' : household?.name
  return [called, size].filter(Boolean).join(' · ')
}

/** The field that is being typed in is through before the form is sent. */
function saveByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const form = event.currentTarget
  const field = document.activeElement
  if (!(field instanceof HTMLElement)) return
  flushSync(() => field.blur())
  form.requestSubmit()
  field.focus()
}

/** What stands in the folded part is unfolded first. */
function focusFirst(form: HTMLFormElement | null, selector: string): void {
  const first = form?.querySelector<HTMLElement>(selector)
  const folded = first?.closest('details')
  if (folded) folded.open = true
  first?.focus()
}
