import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Guest, GuestPage } from './contract.ts'
import { guestName } from './guest-name.ts'
import { sayFailure } from './busy-and-failed.ts'

interface Props {
  guest: Guest
  page: GuestPage
  onAdded: () => void
}

/** Somebody who is not on the list yet and comes with the guest: on the same lists, in the same household. */
export function GuestNewcomer({ guest, page, onAdded }: Props) {
  const [firstname, setFirstname] = useState('')
  const [lastname, setLastname] = useState(guest.lastname)
  const [isChild, setChild] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()

  const add = () =>
    once(
      async () => {
        const newcomer = { firstname, lastname, age_group: isChild ? ('child' as const) : ('adult' as const) }
        await addBeside(guest, newcomer, page.wedding.user_id)
        toast({ kind: 'done', lines: [t('guest_editor.newcomer_added', { name: guestName(newcomer) })] })
        onAdded()
      },
      (error) => {
        setErrors(refusal(error)?.errors ?? {})
        if (refusal(error)?.status !== 422) sayFailure(error)
      },
    )

  return (
    <div className="guest-editor-finder panel-fields" role="group" aria-label={t('guest_editor.newcomer')}>
      <div className="panel-pair">
        <TextField
          id="guest-newcomer"
          name="newcomer"
          label={t('guest_editor.firstname')}
          value={firstname}
          onChange={({ target }) => setFirstname(target.value)}
          onEnter={() => void add()}
          errors={errors['firstname']}
          maxLength={120}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens it wants to type
          autoFocus
        />
        <TextField
          id="guest-newcomer-lastname"
          name="newcomer_lastname"
          label={t('guest_editor.lastname')}
          value={lastname}
          onChange={({ target }) => setLastname(target.value)}
          onEnter={() => void add()}
          errors={errors['lastname']}
          maxLength={120}
          autoComplete="off"
        />
      </div>
      <Checkbox
        id="guest-newcomer-child"
        name="newcomer_child"
        label={t('guest_editor.newcomer_child')}
        checked={isChild}
        onChange={({ target }) => setChild(target.checked)}
      />
      <button className="button small" type="button" aria-disabled={isPending} aria-busy={isPending} onClick={() => void add()}>
        {t('guest_editor.newcomer_add')}
      </button>
    </div>
  )
}

async function addBeside(guest: Guest, newcomer: Pick<Guest, 'firstname' | 'lastname' | 'age_group'>, user_id: number): Promise<void> {
  const { household_id, side, relationship, wedding_events } = guest
  const events = wedding_events.map(({ id }) => id)
  const { data } = await api.guests.create.call({ ...newcomer, household_id, side, relationship, wedding_events: events, user_id })
  if (household_id === null) await api.households.create.call({ guest_ids: [guest.id, data.id], user_id })
}
