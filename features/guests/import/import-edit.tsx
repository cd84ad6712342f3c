import { type FormEvent, useEffect, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { type Draft, most, type Problem, readPhone, type TextField as Field } from '#features/guests/list/adding/guest-draft-fields.ts'
import { problemWords } from './party-words.ts'
import type { Party } from './row-parties.ts'

interface Props {
  party: Party
  problems: readonly Problem[]
  onDone: (party: Party) => void
  onCancel: () => void
}

const ofEach = [
  ['firstname', t('guest_import.to_firstname')],
  ['lastname', t('guest_import.to_lastname')],
  ['email', t('guest_import.to_email')],
  ['phone', t('guest_import.to_phone')],
] as const

const ofAll = [
  ['address_line1', t('guest_import.to_address_line1')],
  ['city', t('guest_import.to_city')],
  ['state', t('guest_import.to_state')],
  ['postal_code', t('guest_import.to_postal_code')],
] as const

/** Puts right what a row says, where it stands. */
export function ImportEdit({ party, problems, onDone, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"], input')?.focus(), [])
  const [first] = party.guests
  const wrong = (field: string, said: string) =>
    problems
      .filter(
        (problem) =>
          (fieldOf[problem.kind] ?? 'firstname') === field && (problem.said === '' || said.includes(problem.said.replace('…', ''))),
      )
      .map(problemWords)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onDone(rightened(party, new FormData(event.currentTarget)))
  }
  return (
    <form ref={form} className="import-edit" noValidate onSubmit={save}>
      {party.guests.length > 1 && (
        <TextField
          id={`import-${party.row}-household`}
          name="household"
          label={t('guest_import.household_name')}
          defaultValue={party.household ?? ''}
          maxLength={120}
        />
      )}
      {party.guests.map((guest, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- a guest of a row is known by the place alone
        <fieldset key={nth} className="field">
          {party.guests.length > 1 && <legend className="field-label">{t('guest_import.nth_guest', { n: nth + 1 })}</legend>}
          <div className="import-fields">
            {ofEach.map(([field, label]) => (
              <TextField
                key={field}
                id={`import-${party.row}-${field}-${nth}`}
                name={`${field}-${nth}`}
                label={label}
                defaultValue={guest[field]}
                maxLength={most[field]}
                autoComplete="off"
                errors={field === 'firstname' && nth > 0 ? [] : wrong(field, guest[field])}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="import-fields">
        {ofAll.map(([field, label]) => (
          <TextField
            key={field}
            id={`import-${party.row}-${field}`}
            name={field}
            label={label}
            defaultValue={first?.[field] ?? ''}
            maxLength={most[field]}
            autoComplete="off"
            errors={wrong(field, '')}
          />
        ))}
      </div>
      <div className="buttons">
        <button className="button main" type="submit">
          {t('guest_import.edit_done')}
        </button>
        <button className="button ghost" type="button" onClick={onCancel}>
          {t('file_import.cancel')}
        </button>
      </div>
    </form>
  )
}

const fieldOf: Partial<Record<Problem['kind'], string>> = { email: 'email', phone: 'phone', no_contact: 'address_line1', reply: '' }

function changed(guest: Draft, textOf: (field: Field) => string, given: FormData): Draft {
  const phone = textOf('phone')
  const read = readPhone(phone)
  const address = given.has('address_line1') ? Object.fromEntries(ofAll.map(([field]) => [field, textOf(field)])) : {}
  return {
    ...guest,
    ...address,
    firstname: textOf('firstname'),
    lastname: textOf('lastname'),
    email: textOf('email'),
    phone: read.kind === 'own' ? read.phone : phone,
  }
}

function rightened(party: Party, given: FormData): Party {
  const textOf = (name: string) => String(given.get(name) ?? '').trim()
  const guests = party.guests.map((guest, nth) =>
    changed(guest, (field) => (given.has(`${field}-${nth}`) ? textOf(`${field}-${nth}`) : textOf(field)), given),
  )
  const household = given.has('household') ? textOf('household') : party.household
  return { ...party, guests, household: household || undefined, odd: [], isTaken: true }
}
