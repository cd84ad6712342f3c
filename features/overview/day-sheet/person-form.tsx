import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { useNewForm } from '#web/ui/new-form.ts'
import { DayFrame } from './day-frame.tsx'
import { type PersonDraft, PersonFields, personSaid } from './person-fields.tsx'

interface Props {
  event_id: number
  onClose: () => void
}

const nobody = { name: '', part: '', email: '', phone: '' }

/** Somebody who is to have a part in the day. */
export function PersonForm({ event_id, onClose }: Props) {
  const { editing, isPending, isChanged, submit } = useNewForm<PersonDraft>({
    first: () => nobody,
    send: async (mine, act) => {
      const said = personSaid(mine)
      await api.day_sheets.invite.call({ ...said, id: event_id, act }, { context: { says_fields: true } })
      return t('day.person_added', said)
    },
    onClose,
  })

  return (
    <DayFrame label={t('day.person_add')} isPending={isPending} isChanged={isChanged} onSubmit={submit} onClose={onClose}>
      <PersonFields {...editing} />
    </DayFrame>
  )
}
