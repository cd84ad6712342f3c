import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { leaveWords } from './day-clash.tsx'
import { PersonFields, personSaid } from './person-fields.tsx'

interface Props {
  event_id: number
  onClose: () => void
}

const nobody = { name: '', part: '', email: '', phone: '' }

/** Somebody who is to have a part in the day. */
export function PersonForm({ event_id, onClose }: Props) {
  const [mine, setMine] = useState(nobody)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()
  const { isChanged, forget } = useTyped(mine !== nobody)

  async function save(submitted: FormEvent) {
    submitted.preventDefault()
    const said = personSaid(mine)
    const { isDone } = await once(
      async (act) => {
        await api.day_sheets.invite.call({ ...said, id: event_id, act }, { context: { says_fields: true } })
        return t('day.person_added', said)
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
    <form className="day-fields" noValidate aria-label={t('day.person_add')} onSubmit={(event) => void save(event)}>
      <PersonFields mine={mine} set={(change) => setMine({ ...mine, ...change })} errorsOf={(name) => errors[name] ?? []} />
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
