import { useHydrated, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import type { Quote } from '../contract.ts'
import type { Heads } from '../heads.ts'
import { LinesFields } from './lines-fields.tsx'
import { LiveTotal } from './live-total.tsx'
import { draftOf, newQuoteDraft, type QuoteDraft } from './quote-draft.ts'
import { type Faults, saidTerms } from './said-terms.ts'
import { TermsFields } from './terms-fields.tsx'

interface Props {
  vendor: { id: number; name: string }
  newest: Quote | undefined
  /** It begins as the newest is, else as nothing. */
  isNext: boolean
  heads: Heads
  event: number | undefined
}

/** What a vendor asks, as it is typed from their letter; it becomes their next quote, and those before stay as they are. */
export function QuoteForm({ vendor, newest, isNext, heads, event }: Props) {
  const [first] = useState(() => (isNext && newest ? draftOf(newest.terms) : newQuoteDraft()))
  const [mine, setMine] = useState<QuoteDraft>(first)
  const [faults, setFaults] = useState<Faults>({})
  const navigate = useNavigate()
  const isReady = useHydrated()
  const { once, isPending } = useActs({ offline: t('couple_vendors.offline') })
  const { isChanged, forget } = useTyped(mine !== first)
  const said = saidTerms(mine)

  function set(change: (now: QuoteDraft) => QuoteDraft) {
    setMine(change)
    setFaults({})
  }

  function toVersions() {
    void navigate({ to: '/tools/vendor-manager/quotes-of/$vendor', params: { vendor: String(vendor.id) }, search: { event } })
  }

  async function save() {
    const { isDone, fresh } = await once(
      async (act) => {
        const input = { id: vendor.id, terms: said.terms, after: newest?.number ?? 0, act }
        await api.quotes.add.call(input, { context: { says_fields: true } })
        return t('typing.saved', { name: vendor.name })
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 409) setFaults({ '': [t('typing.newer', { name: vendor.name })] })
        else if (refused?.status === 422) setFaults(named(refused.errors))
        else sayFailure(error, { offline: t('couple_vendors.offline') })
      },
    )
    if (!isDone) return
    await fresh
    forget()
    toVersions()
  }

  function submit(press: FormEvent) {
    press.preventDefault()
    setFaults(said.faults)
    if (Object.keys(said.faults).length === 0) return void save()
    // After they are drawn, the first of them is where one goes on.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.quote-form [aria-invalid="true"]')?.focus())
  }

  const errorsOf = (at: string) => faults[at] ?? []
  return (
    <form className="quote-form" noValidate onSubmit={submit} aria-label={t('typing.title', { name: vendor.name })}>
      <fieldset disabled={!isReady}>
        <legend>{isNext ? t('typing.next') : t('typing.new')}</legend>
        <LinesFields lines={mine.lines} amounts={said.terms} heads={heads} set={set} errorsOf={errorsOf} />
        <TermsFields draft={mine} set={set} errorsOf={errorsOf} />
        <Alerts texts={[...errorsOf(''), ...errorsOf('lines')]} />
      </fieldset>
      <LiveTotal terms={said.terms} heads={heads}>
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('typing.save')}
        </button>
        <button className="button ghost" type="button" onClick={toVersions}>
          {t('accepting.not_now')}
        </button>
        {Object.keys(faults).length > 0 && <p role="status">{t('typing.faults', { n: Object.keys(faults).length })}</p>}
      </LiveTotal>
      <LeaveDialog
        isChanged={isChanged}
        words={leaveWords}
        stays={(search) => 'write' in search && search.write === (isNext ? 'next' : 'new')}
      />
    </form>
  )
}

/** What is wrong with the whole. */
function Alerts({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="quote-fault" role="alert">
      {text}
    </p>
  ))
}

const leaveWords = {
  title: t('budget.leave_title'),
  text: t('budget.leave_text'),
  stay: t('budget.leave_stay'),
  leave: t('budget.leave_go'),
}

/** The server names fields from the whole that it was sent. */
function named(errors: Faults): Faults {
  return Object.fromEntries(Object.entries(errors).map(([at, texts]) => [at.startsWith('terms') ? at.replace(/^terms\.?/, '') : '', texts]))
}
