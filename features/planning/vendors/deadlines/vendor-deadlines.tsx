import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { vendorWords } from '../tool/vendor-words.ts'
import type { Deadline } from './contract.ts'
import { deadlineNames } from './deadline-words.ts'

/** By when they need what: each day is kept as soon as its field is left, as a task of the checklist. */
export function VendorDeadlines({ id, today, isHelper }: { id: number; today: string; isHelper: boolean }) {
  const { data } = useQuery(api.vendor_deadlines.list.queryOptions({ input: { id } }))
  if (!data) return null
  return (
    <section className="vendor-diary" aria-labelledby="vendor-deadlines">
      <h3 id="vendor-deadlines">{t('deadline.title')}</h3>
      <p className="hint">{t('deadline.hint')}</p>
      {isHelper ? (
        <ol>
          {data.data.map(({ kind, due_date }) => (
            <li key={kind}>
              <small>{deadlineNames[kind]}</small>
              <p>{due_date ? shortDay(due_date, today) : t('deadline.open')}</p>
            </li>
          ))}
        </ol>
      ) : (
        <div className="vendor-fields">
          {data.data.map((deadline) => (
            <DeadlineField key={`${deadline.kind} ${deadline.due_date}`} id={id} deadline={deadline} />
          ))}
        </div>
      )}
    </section>
  )
}

function DeadlineField({ id, deadline: { kind, due_date, completed_at, item_id } }: { id: number; deadline: Deadline }) {
  const { once } = useActs(vendorWords)
  const [errors, setErrors] = useState<readonly string[]>([])

  function keep(typed: string) {
    const day = typed === '' ? null : typed
    if (day === due_date) return
    void once(
      async (act) => {
        await api.vendor_deadlines.save.call({ id, [kind]: day, act }, { context: { says_fields: true } })
        return day === null ? t('deadline.gone') : t('deadline.kept')
      },
      (error) => {
        if (refusal(error)?.status === 422) setErrors(refusal(error)?.errors?.[kind] ?? [])
        else sayFailure(error, vendorWords)
      },
    )
  }

  return (
    <div>
      <DateField
        label={deadlineNames[kind]}
        name={kind}
        defaultValue={due_date ?? ''}
        errors={errors}
        onBlur={({ target }) => keep(target.value)}
        onKeyDown={({ key, currentTarget }) => ['Enter', 'Escape'].includes(key) && keep(currentTarget.value)}
      />
      {item_id !== null && (
        <Link className="button ghost small" to="/tools/wedding-checklist">
          {completed_at ? t('deadline.done') : t('diary.is_task')}
        </Link>
      )}
    </div>
  )
}
