import type { FormEvent } from 'react'
import { api } from '#web/client/api.ts'
import { useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { DayClash, leaveWords } from './day-clash.tsx'
import { type PersonDraft, PersonFields, personLabels, personSaid } from './person-fields.tsx'
import type { ListedPerson } from './sheet-shapes.ts'

interface Props {
  person: ListedPerson
  onClose: () => void
}

/** Somebody on the sheet while their words are changed; what others change of them meanwhile comes in. */
export function PersonEditor({ person, onClose }: Props) {
  const editing = useEditing<Pick<ListedPerson, 'id' | 'version' | keyof PersonDraft>, PersonDraft>(person, {
    draftOf: ({ name, part, email, phone }) => ({ name, part, email, phone }),
    send: async ({ thing: { id, version }, act, mine, fields }) => {
      const said = personSaid(mine)
      const change = Object.fromEntries(fields.map((field) => [field, said[field]])) as Partial<PersonDraft>
      if (fields.length > 0) await api.day_sheets.rename.call({ id, version, act, ...change }, { context: { says_fields: true } })
      return undefined
    },
    said: ({ mine }) => t('day.person_saved', personSaid(mine)),
  })
  const { isChanged, forget } = useTyped(editing.isChanged)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (editing.clashes.length > 0) return
    if (editing.isChanged) {
      const { isDone, fresh } = await editing.save()
      if (!isDone) return
      await fresh
    }
    forget()
    onClose()
  }

  const below = (name: keyof PersonDraft) => <DayClash editing={editing} name={name} label={personLabels[name]} text={editing.base[name]} />
  return (
    <form className="day-fields" noValidate aria-label={t('day.person_edit', person)} onSubmit={(event) => void submit(event)}>
      <PersonFields {...editing} below={below} />
      <div className="buttons">
        <button className="button main" type="submit" aria-disabled={editing.isPending} aria-busy={editing.isPending}>
          {t('day.save')}
        </button>
        <button className="button" type="button" onClick={onClose}>
          {t('day.cancel')}
        </button>
      </div>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={() => true} />
    </form>
  )
}
