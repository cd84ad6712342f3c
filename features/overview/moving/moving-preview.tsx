import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import type { Preview } from './contract.ts'
import { keptWords } from './kept-words.ts'
import { chosenAs } from './chosen-days.ts'
import { MovingAnswers } from './moving-answers.tsx'
import { MovingCounts } from './moving-counts.tsx'
import { MovingDeposits } from './moving-deposits.tsx'
import { MovingEvents } from './moving-events.tsx'
import { dayAs, wishesIn } from './moving-form.ts'
import { MovingMoney } from './moving-money.tsx'
import { MovingPayments } from './moving-payments.tsx'
import type { MovingSearch } from './moving-search.ts'
import { MovingTasks } from './moving-tasks.tsx'
import { MovingVendors } from './moving-vendors.tsx'
import { shortDay } from './short-day.ts'

interface Props {
  preview: Preview
  search: MovingSearch
  /** What is shown is of what was chosen a moment ago. */
  isOld: boolean
}

/** All that hangs on the day, what can’t move by itself first; and one button for all of it. */
export function MovingPreview({ preview, search, isOld }: Props) {
  const { event, basis } = preview
  const navigate = useNavigate()
  const { once, isPending } = useActs(keptWords)
  const [wrong, setWrong] = useState<string>()
  const fieldsOf = (form: HTMLFormElement) => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

  // What else follows from these two is reckoned anew.
  function choose({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !/^(?:event-\d+|answers)$/.test(target.name)) return
    const { events, answers } = wishesIn(fieldsOf(form))
    const asked = answers === 'ask_again' ? answers : undefined
    void navigate({ to: '.', search: { ...search, events: chosenAs(events), answers: asked }, replace: true, resetScroll: false })
  }

  async function move(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    const wishes = wishesIn(fieldsOf(submitted.currentTarget))
    if (isOld) return
    setWrong(undefined)
    const { isDone } = await once(
      async (act) => {
        await api.moving.move.call({ id: event.id, ...wishes, act })
        const { name } = event
        return event.to === null ? t('moving.done_pending', { name }) : t('moving.done', { name, day: shortDay(event.to) })
      },
      (error) => setWrong(refusal(error)?.message ?? t('error.no_connection')),
    )
    if (isDone) await navigate({ to: '.', search: {}, replace: true })
  }

  return (
    <form className="moving-all" method="post" onChange={choose} onSubmit={move} aria-busy={isOld}>
      <input type="hidden" name="form" value="move" />
      <input type="hidden" name="date" value={dayAs(event.to)} />
      <input type="hidden" name="basis" value={basis} />
      <MovingCounts preview={preview} />
      {preview.vendors && preview.vendors.length > 0 && <MovingVendors vendors={preview.vendors} isPending={event.to === null} />}
      {preview.vendors && <MovingDeposits vendors={preview.vendors} deposits={preview.deposits} />}
      {preview.events.length > 0 && <MovingEvents events={preview.events} />}
      {preview.payments && preview.payments.length > 0 && <MovingPayments payments={preview.payments} paid={preview.paid} />}
      {preview.tasks.length > 0 && <MovingTasks tasks={preview.tasks} done={preview.done} />}
      <MovingAnswers preview={preview} answers={search.answers ?? 'keep'} />
      <MovingMoney preview={preview} />
      <footer className="import-foot">
        <div className="wrap">
          <p className="import-note" role="status">
            {wrong ?? t('moving.foot')}
          </p>
          <button className="button main" type="submit" aria-disabled={isPending || isOld} aria-busy={isPending}>
            {event.to === null ? t('moving.lose') : t('moving.move', { day: shortDay(event.to) })}
          </button>
        </div>
      </footer>
    </form>
  )
}
