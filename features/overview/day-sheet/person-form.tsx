import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { ListedPerson } from './sheet-shapes.ts'
import { dayWords } from './day-words.ts'

interface Props {
  event_id: number
  person?: ListedPerson
  onClose: () => void
}

/** Somebody with a part in the day: who, what for, and how to reach them. */
export function PersonForm({ event_id, person, onClose }: Props) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs(dayWords)
  const [version] = useState(person?.version)

  async function save(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    const given = new FormData(submitted.currentTarget)
    const word = (name: string) => String(given.get(name) ?? '').trim()
    const said = { name: word('name'), part: word('part'), email: word('email'), phone: word('phone') }
    const { isDone } = await once(
      async (act) => {
        if (person) await api.day_sheets.rename.call({ ...said, id: person.id, version, act })
        else await api.day_sheets.invite.call({ ...said, id: event_id, act })
        return t(person ? 'day.person_saved' : 'day.person_added', said)
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422 && Object.keys(refused.errors).length > 0) setErrors(refused.errors)
        else sayFailure(error, dayWords)
      },
    )
    if (isDone) onClose()
  }

  const field = (name: 'name' | 'part' | 'email' | 'phone', more: object = {}) => (
    <TextField
      id={`person-${name}`}
      label={labels[name]}
      name={name}
      maxLength={120}
      autoComplete="off"
      defaultValue={person?.[name]}
      errors={errors[name]}
      {...more}
    />
  )
  return (
    <form
      className="day-fields"
      noValidate
      aria-label={person ? t('day.person_edit', person) : t('day.person_add')}
      onSubmit={(event) => void save(event)}
    >
      {field('name')}
      {field('part')}
      <div className="day-two">
        {field('email', { type: 'email', maxLength: 254 })}
        {field('phone', { type: 'tel', maxLength: 40 })}
      </div>
      <div className="buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('day.save')}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {t('day.cancel')}
        </button>
      </div>
    </form>
  )
}

const labels = {
  name: t('day.person_name'),
  part: t('day.person_part'),
  email: t('day.person_email'),
  phone: t('day.person_phone'),
}
