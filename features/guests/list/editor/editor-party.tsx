import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Guest, GuestPage } from '../contract.ts'
import { calledName } from '../greeting.ts'
import type { GuestEditing } from './guest-editing.ts'
import { EditorText } from './editor-field.tsx'
import { GuestFinder } from '../guest-finder.tsx'
import { GuestNewcomer } from '../guest-newcomer.tsx'
import { guestName } from '../guest-name.ts'
import { guestWords } from '../guest-undone.ts'

interface Props {
  guest: Guest
  page: GuestPage
  editing: GuestEditing
}

/** With whom the guest is invited and answers. Joining and leaving happen at once, and can be undone. */
export function GuestEditorParty({ guest, page, editing }: Props) {
  const [open, setOpen] = useState<Part>()
  const { once, isPending } = useActs(guestWords)
  const household = page.households.find(({ id }) => id === guest.household_id)
  const members = page.data.filter(({ household_id }) => household_id !== null && household_id === guest.household_id)
  const unseen = (household?.guests ?? 0) - members.length
  // A name that is kept from a helper must not be written over by what they see of it.
  const isNameable = household && (page.wedding.role !== 'helper' || editing.base.household_name !== '')
  const bringsSomebody = editing.mine.plus_one_allowed || editing.mine.plus_one_count > 0
  const name = guestName(guest)

  const act = (work: (act: string) => Promise<unknown>, words: string) =>
    once(async (act) => {
      await work(act)
      setOpen(undefined)
      return words
    })
  const leave = () =>
    act((act) => api.guests.update.call({ id: guest.id, household_id: null, act }), t('guest_editor.left_party', { name }))
  const join = (other: Guest) =>
    act((act) => joined(guest, other, page.wedding.user_id, act), t('guest_editor.joined_party', { name, other: guestName(other) }))

  return (
    <section className="guest-editor-party" aria-labelledby="guest-party">
      <h3 className="field-label" id="guest-party">
        {t('guest_editor.party')}
      </h3>
      {members.length > 0 && (
        <ul>
          {members.map((member) => (
            <Member key={member.id} member={member} isSelf={member.id === guest.id} event={editing.event} />
          ))}
        </ul>
      )}
      {!household && (
        <p className="field-hint">{t(bringsSomebody ? 'guest_editor.with_somebody' : 'guest_editor.alone', { name: calledName(guest) })}</p>
      )}
      {unseen > 0 && <p className="field-hint">{unseen === 1 ? t('guest_editor.unseen_one') : t('guest_editor.unseen', { n: unseen })}</p>}
      {isNameable && <EditorText editing={editing} name="household_name" label={t('guest_editor.household_name')} maxLength={120} />}
      <div className="guest-editor-acts">
        <Opener part="newcomer" open={open} onOpen={setOpen} label={t('guest_editor.newcomer')} />
        <Opener part="finder" open={open} onOpen={setOpen} label={t('guest_editor.join_party')} />
        {household && (
          <button className="button ghost small" type="button" aria-disabled={isPending} onClick={() => void leave()}>
            {t('guest_editor.leave_party', { name: calledName(guest) })}
          </button>
        )}
      </div>
      {open === 'newcomer' && <GuestNewcomer guest={guest} page={page} onAdded={() => setOpen(undefined)} />}
      {open === 'finder' && <GuestFinder guest={guest} page={page} isBusy={isPending} onPick={(other) => void join(other)} />}
    </section>
  )
}

type Part = 'newcomer' | 'finder'

function Opener({ part, open, onOpen, label }: { part: Part; open: Part | undefined; onOpen: (part?: Part) => void; label: string }) {
  const isOpen = open === part
  return (
    <button className="button ghost small" type="button" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? undefined : part)}>
      <Icon name="plus" />
      {label}
    </button>
  )
}

/** One household of the two guests: whoever has none joins the other's. */
function joined(guest: Guest, other: Guest, user_id: number, act: string): Promise<unknown> {
  if (other.household_id !== null) return api.households.update.call({ id: other.household_id, guest_ids: [guest.id], act })
  if (guest.household_id !== null) return api.households.update.call({ id: guest.household_id, guest_ids: [other.id], act })
  return api.households.create.call({ guest_ids: [guest.id, other.id], act, user_id })
}

function Member({ member, isSelf, event }: { member: Guest; isSelf: boolean; event: GuestEditing['event'] }) {
  const meal = member.wedding_events.find(({ id }) => id === event?.id)?.meal
  return (
    <li>
      <span>{guestName(member)}</span>
      {meal && <span className="guest-editor-meal">{meal}</span>}
      {!isSelf && (
        <Link
          to="."
          search={(search) => ({ ...search, guest: member.id })}
          aria-label={t('guest_editor.edit', { name: guestName(member) })}
        >
          <Icon name="pencil-simple" />
        </Link>
      )}
    </li>
  )
}
