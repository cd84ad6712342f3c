import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { leaveWords } from './day-clash.tsx'
import { known, newDraft, saidIn, unread } from './line-draft.ts'
import { LineFields } from './line-fields.tsx'
import type { Sheet } from './sheet-shapes.ts'

interface Props {
  sheet: Sheet
  onClose: () => void
}

/** A line of the day that is not there yet. */
export function LineForm({ sheet: { event, people, items }, onClose }: Props) {
  const [opened] = useState(() => newDraft(items))
  const [mine, setMine] = useState(opened)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()
  const { isChanged, forget } = useTyped(mine !== opened)

  async function save(submitted: FormEvent) {
    submitted.preventDefault()
    const wrong = unread(mine)
    if (Object.keys(wrong).length > 0) return setErrors(wrong)
    const said = saidIn({ ...mine, people: known(mine.people, people) })
    const { isDone } = await once(
      async (act) => {
        await api.day_sheets.add.call({ ...said, id: event.id, act }, { context: { says_fields: true } })
        return t('day.added', said)
      },
      (error) => {
        setErrors(refusal(error)?.errors ?? {})
        sayFailure(error)
      },
    )
    if (!isDone) return
    forget()
    onClose()
  }

  return (
    <form className="day-fields" noValidate aria-label={t('day.add')} onSubmit={(event) => void save(event)}>
      <LineFields people={people} mine={mine} set={(change) => setMine({ ...mine, ...change })} errorsOf={(name) => errors[name] ?? []} />
      <div className="buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
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
