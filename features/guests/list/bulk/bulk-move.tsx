import { type FormEvent, useState } from 'react'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Guest, GuestPage } from '../contract.ts'
import type { BulkDialog } from './bulk.tsx'
import { replyFor } from '../reply-status.ts'
import { newAct } from '#web/client/acts.ts'

const targets = [
  { value: 'relationship', label: t('guest_bulk.to_group') },
  { value: 'table_name', label: t('guest_bulk.to_table') },
  { value: 'household', label: t('guest_bulk.to_household') },
  { value: 'event', label: t('guest_bulk.to_event') },
] as const

type Target = (typeof targets)[number]['value']

/** Into a group, to a table, into a household, or onto the list of another event. */
export function GuestBulkMove({ guests, page, event, who, isPending, onClose, onAct }: BulkDialog) {
  const [target, setTarget] = useState<Target>('relationship')
  const [value, setValue] = useState('')
  const choices = choicesOf(target, page, event?.id)
  const chosen = choices && (choices.some((choice) => choice.value === value) ? value : (choices[0]?.value ?? ''))

  const move = (submitted: FormEvent) => {
    submitted.preventDefault()
    const into = (chosen ?? value).trim()
    const label = choices?.find((choice) => choice.value === into)?.label
    const newcomers = guests.filter((guest) => target !== 'event' || !replyFor(guest, { id: Number(into) }))
    if (newcomers.length === 0) return toast({ kind: 'info', lines: [t('guest_bulk.all_listed', { event: label ?? '' })] })
    onAct(
      () => moved(newcomers, page, target, into),
      label ?? (into || t(target === 'table_name' ? 'guest_bulk.no_table' : 'guest_bulk.no_group')),
    )
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('guest_bulk.move_title', { who })}
      actions={
        <button
          className="button main"
          type="submit"
          form="guest-bulk-move"
          aria-disabled={isPending || chosen === ''}
          aria-busy={isPending}
        >
          {t('guest_bulk.move')}
        </button>
      }
    >
      <form id="guest-bulk-move" className="panel-fields" onSubmit={move}>
        <SelectField
          id="guest-bulk-target"
          name="target"
          label={t('guest_bulk.move_to')}
          choices={targets.filter(({ value }) => choicesOf(value, page, event?.id)?.length !== 0)}
          value={target}
          onChange={(change) => {
            setTarget(targets.find((one) => one.value === change.target.value)?.value ?? 'relationship')
            setValue('')
          }}
        />
        {choices ? (
          <SelectField
            id="guest-bulk-choice"
            name="choice"
            label={t(target === 'event' ? 'guest_bulk.event' : 'guest_bulk.household')}
            choices={choices}
            value={chosen ?? ''}
            onChange={(change) => setValue(change.target.value)}
          />
        ) : (
          <Written target={target === 'table_name' ? 'table_name' : 'relationship'} page={page} value={value} onChange={setValue} />
        )}
      </form>
    </Dialog>
  )
}

function Written(field: { target: 'relationship' | 'table_name'; page: GuestPage; value: string; onChange: (value: string) => void }) {
  const { target, page, value, onChange } = field
  const known = [...new Set(page.data.map((guest) => guest[target]))].filter((text) => text !== '')
  return (
    <div>
      <TextField
        id="guest-bulk-value"
        name="value"
        label={t(target === 'table_name' ? 'guest_bulk.table' : 'guest_bulk.group')}
        hint={t('guest_bulk.empty_hint')}
        value={value}
        onChange={(change) => onChange(change.target.value)}
        maxLength={target === 'table_name' ? 60 : 120}
        autoComplete="off"
        list="guest-bulk-known"
      />
      <datalist id="guest-bulk-known">
        {known.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </div>
  )
}

/** Undefined where one writes freely. */
function choicesOf(target: Target, { households, guest_wedding_events }: GuestPage, eventId: number | undefined) {
  if (target === 'event') {
    return guest_wedding_events.filter(({ id }) => id !== eventId).map(({ id, name }) => ({ value: String(id), label: name }))
  }
  if (target !== 'household') return undefined
  const named = households.filter(({ name }) => name !== '')
  return [
    { value: 'together', label: t('guest_bulk.together') },
    { value: 'alone', label: t('guest_bulk.alone') },
    ...named.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}

async function moved(guests: readonly Guest[], { wedding: { user_id } }: GuestPage, target: Target, into: string): Promise<string> {
  const ids = guests.map(({ id }) => id)
  if (target === 'event') {
    const { data } = await api.guests_at_once.reply.call({ ids, guest_wedding_event_id: Number(into), status: 0, user_id })
    return data.undo
  }
  if (into === 'together' && target === 'household') {
    const act = newAct()
    await api.households.create.call({ guest_ids: ids, act, user_id })
    return act
  }
  const change = target === 'household' ? { household_id: into === 'alone' ? null : Number(into) } : { [target]: into }
  const { data } = await api.guests_at_once.change.call({ ids, change, user_id })
  return data.undo
}
