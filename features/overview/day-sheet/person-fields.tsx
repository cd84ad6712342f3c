import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Person } from './sheet-shapes.ts'

export type PersonDraft = Pick<Person, 'name' | 'part' | 'email' | 'phone'>

interface Props {
  mine: PersonDraft
  set: (change: Partial<PersonDraft>) => void
  errorsOf: (field: string) => readonly string[]
  /** Below a field, where two wrote in it. */
  below?: (name: keyof PersonDraft) => ReactNode
}

/** Who, what for, and how to reach them. */
export function PersonFields({ mine, set, errorsOf, below = () => null }: Props) {
  const field = (name: keyof PersonDraft, more: object = {}) => (
    <div>
      <TextField
        id={`person-${name}`}
        label={personLabels[name]}
        name={name}
        maxLength={120}
        autoComplete="off"
        value={mine[name]}
        errors={errorsOf(name)}
        onChange={({ target }) => set({ [name]: target.value })}
        {...more}
      />
      {below(name)}
    </div>
  )
  return (
    <>
      {field('name')}
      {field('part')}
      <div className="day-two">
        {field('email', { type: 'email', maxLength: 254 })}
        {field('phone', { type: 'tel', maxLength: 40 })}
      </div>
    </>
  )
}

export function personSaid({ name, part, email, phone }: PersonDraft): PersonDraft {
  return { name: name.trim(), part: part.trim(), email: email.trim(), phone: phone.trim() }
}

export const personLabels: Record<keyof PersonDraft, string> = {
  name: t('day.person_name'),
  part: t('day.person_part'),
  email: t('day.person_email'),
  phone: t('day.person_phone'),
}
