import { api } from '#web/client/api.ts'
import { useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { useEditedForm } from '#web/ui/edited-form.ts'
import { FieldClash } from '#web/ui/field-clash.tsx'
import { DayFrame } from './day-frame.tsx'
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
  const { isChanged, submit } = useEditedForm(editing, { onClose })

  const below = (name: keyof PersonDraft) => (
    <FieldClash editing={editing} name={name} label={personLabels[name]} text={editing.base[name]} />
  )
  return (
    <DayFrame label={t('day.person_edit', person)} isPending={editing.isPending} isChanged={isChanged} onSubmit={submit} onClose={onClose}>
      <PersonFields {...editing} below={below} />
    </DayFrame>
  )
}
