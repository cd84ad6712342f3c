import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { useNewForm } from '#web/ui/new-form.ts'
import { DayFrame } from './day-frame.tsx'
import { known, type LineDraft, newDraft, saidIn, unread } from './line-draft.ts'
import { LineFields } from './line-fields.tsx'
import type { Sheet } from './sheet-shapes.ts'

interface Props {
  sheet: Sheet
  onClose: () => void
}

/** A line of the day that is not there yet. */
export function LineForm({ sheet: { event, people, items }, onClose }: Props) {
  const { editing, isPending, isChanged, submit } = useNewForm<LineDraft>({
    first: () => newDraft(items),
    unread,
    send: async (mine, act) => {
      const said = saidIn({ ...mine, people: known(mine.people, people) })
      await api.day_sheets.add.call({ ...said, id: event.id, act }, { context: { says_fields: true } })
      return t('day.added', said)
    },
    onClose,
  })

  return (
    <DayFrame label={t('day.add')} isPending={isPending} isChanged={isChanged} onSubmit={submit} onClose={onClose}>
      <LineFields {...editing} people={people} />
    </DayFrame>
  )
}
