import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActs, type Work } from '#web/client/acts.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import { leaveWords } from '#web/ui/leave-words.ts'
import type { Heads } from '../heads.ts'
import type { Terms } from '../quote-terms.ts'
import { LinesFields } from '../typing/lines-fields.tsx'
import { LiveTotal } from '../typing/live-total.tsx'
import { draftOf, newQuoteDraft, type QuoteDraft } from '../typing/quote-draft.ts'
import { type Faults, saidTerms } from '../typing/said-terms.ts'
import { TermsFields } from '../typing/terms-fields.tsx'

interface Props {
  /** What it begins as; else as nothing. */
  first: Terms | undefined
  heads: Heads
  words: Record<'title' | 'legend' | 'save', string>
  save: (terms: Terms, act: string) => ReturnType<Work>
  /** What else is wrong with what is said. */
  faultsOf?: (terms: Terms) => Faults
  /** What is said where somebody was faster; else what the server says. */
  newer?: string
  /** Whether it stays open under that query. */
  stays: (search: object) => boolean
  onDone: () => void
}

/** The fields of a quote, reckoned as they are typed, for whoever writes one: a couple from a letter, or the vendor themselves. */
export function QuoteSheet({ first: begun, heads, words, save, faultsOf, newer, stays, onDone }: Props) {
  const [first] = useState(() => (begun ? draftOf(begun) : newQuoteDraft()))
  const [mine, setMine] = useState<QuoteDraft>(first)
  const [faults, setFaults] = useState<Faults>({})
  const isReady = useHydrated()
  const { once, isPending } = useActs({ offline: t('couple_vendors.offline') })
  const { isChanged, forget } = useTyped(mine !== first)
  const said = saidTerms(mine)

  function set(change: (now: QuoteDraft) => QuoteDraft) {
    setMine(change)
    setFaults({})
  }

  async function send() {
    const { isDone, fresh } = await once(
      (act) => save(said.terms, act),
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 409) setFaults({ '': [newer ?? refused.message] })
        else if (refused?.status === 422) setFaults(named(refused.errors))
        else sayFailure(error, { offline: t('couple_vendors.offline') })
      },
    )
    if (!isDone) return
    await fresh
    forget()
    onDone()
  }

  function submit(press: FormEvent) {
    press.preventDefault()
    const wrong = { ...faultsOf?.(said.terms), ...said.faults }
    setFaults(wrong)
    if (Object.keys(wrong).length === 0) return void send()
    // After they are drawn, the first of them is where one goes on.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.quote-form [aria-invalid="true"]')?.focus())
  }

  const errorsOf = (at: string) => faults[at] ?? []
  return (
    <form className="quote-form" noValidate onSubmit={submit} aria-label={words.title}>
      <fieldset disabled={!isReady}>
        <legend>{words.legend}</legend>
        <LinesFields lines={mine.lines} amounts={said.terms} heads={heads} set={set} errorsOf={errorsOf} />
        <TermsFields draft={mine} set={set} errorsOf={errorsOf} />
        <Alerts texts={[...errorsOf(''), ...errorsOf('lines')]} />
      </fieldset>
      <LiveTotal terms={said.terms} heads={heads}>
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {words.save}
        </button>
        <button className="button ghost" type="button" onClick={onDone}>
          {t('accepting.not_now')}
        </button>
        {Object.keys(faults).length > 0 && <p role="status">{t('typing.faults', { n: Object.keys(faults).length })}</p>}
      </LiveTotal>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={stays} />
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

/** The server names fields from the whole that it was sent. */
function named(errors: Faults): Faults {
  return Object.fromEntries(Object.entries(errors).map(([at, texts]) => [at.startsWith('terms') ? at.replace(/^terms\.?/, '') : '', texts]))
}
