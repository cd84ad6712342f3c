import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { vendorWords } from '../tool/vendor-words.ts'
import { type DiaryLine, entryKinds } from './contract.ts'
import { kindWords, lineAddress, lineWords } from './diary-words.ts'

/** What happened with a vendor, and what somebody writes down of it. */
export function VendorDiary({ id, today, isHelper }: { id: number; today: string; isHelper: boolean }) {
  const { data } = useQuery(api.vendor_diary.list.queryOptions({ input: { id } }))
  const [isWriting, setWriting] = useState(false)
  return (
    <section className="vendor-diary" aria-labelledby="vendor-diary">
      <h3 id="vendor-diary">{t('diary.title')}</h3>
      {isWriting ? (
        <EntryForm id={id} today={today} onClose={() => setWriting(false)} />
      ) : (
        <button className="button small" type="button" onClick={() => setWriting(true)}>
          {t('diary.write')}
        </button>
      )}
      <ol>
        {data?.data.map((line, nth) => (
          <Line key={line.entry_id ?? `${line.day} ${line.what} ${nth}`} line={line} today={today} isHelper={isHelper} />
        ))}
      </ol>
    </section>
  )
}

function Line({ line, today, isHelper }: { line: DiaryLine; today: string; isHelper: boolean }) {
  const { once } = useActs(vendorWords)
  const { entry_id: id, item_id, day, what, who } = line
  const kind = entryKinds.find((one) => one === what)
  const address = lineAddress(line)
  const makeTask = () =>
    id !== null &&
    void once(async (act) => {
      await api.vendor_diary.task.call({ id, act })
      return t('diary.task_made')
    })
  const remove = () =>
    id !== null &&
    void once(async (act) => {
      await api.vendor_diary.destroy.call({ id, act })
      return t('diary.removed')
    })
  return (
    <li>
      <small>{[shortDay(day, today), kind && kindWords[kind], who].filter(Boolean).join(' · ')}</small>
      <p>{lineWords(line)}</p>
      {address && <a href={address}>{t('diary.open')}</a>}
      {id !== null && (
        <div className="vendor-begin">
          {item_id !== null && <span>{t('diary.is_task')}</span>}
          {item_id === null && !isHelper && (
            <button className="button ghost small" type="button" onClick={makeTask}>
              {t('diary.make_task')}
            </button>
          )}
          <button className="button ghost small" type="button" onClick={remove}>
            {t('couple_vendors.delete')}
          </button>
        </div>
      )}
    </li>
  )
}

function EntryForm({ id, today, onClose }: { id: number; today: string; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs(vendorWords)

  function submit(event: FormEvent) {
    event.preventDefault()
    const said = new FormData(form.current!)
    const kind = entryKinds.find((one) => one === said.get('kind')) ?? 'note'
    const entry = { id, kind, words: String(said.get('words')), day: String(said.get('day')) || null }
    void once(
      async (act) => {
        await api.vendor_diary.create.call({ ...entry, act }, { context: { says_fields: true } })
        onClose()
        return t('diary.written')
      },
      (error) => {
        if (refusal(error)?.status === 422) setErrors(refusal(error)?.errors ?? {})
        else sayFailure(error, vendorWords)
      },
    )
  }

  return (
    <form ref={form} className="vendor-fields" noValidate onSubmit={submit} aria-label={t('diary.write')}>
      <SelectField label={t('diary.kind')} name="kind" choices={entryKinds.map((value) => ({ value, label: kindWords[value] }))} />
      <TextAreaField label={t('diary.words')} name="words" rows={3} maxLength={2_000} errors={errors['words'] ?? []} />
      <DateField label={t('diary.day')} name="day" defaultValue={today} errors={errors['day'] ?? []} />
      <div className="vendor-begin">
        <button className="button small main" type="submit" aria-disabled={isPending}>
          {t('diary.save')}
        </button>
        <button className="button small ghost" type="button" onClick={onClose}>
          {t('confirm.cancel')}
        </button>
      </div>
    </form>
  )
}
