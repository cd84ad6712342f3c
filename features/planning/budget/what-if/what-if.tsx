import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LeaveDialog } from '#web/ui/leave-dialog.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { choicesQuery } from '../budget-query.ts'
import type { BudgetSearch } from '../budget-search.ts'
import { BudgetViews } from '../budget-views.tsx'
import type { BudgetPage } from '../contract.ts'
import { leaveWords } from '#web/ui/leave-words.ts'
import { HeadsFields } from './heads-fields.tsx'
import { MovedFigures } from './moved-figures.tsx'
import { PledgeThoughts } from './pledge-thoughts.tsx'
import { ThoughtFields } from './thought-fields.tsx'
import { useThoughts } from './use-thoughts.ts'

/** What would move if some costs were otherwise: thought through here, and kept only when they make it so. */
export function WhatIf({ page, search }: { page: BudgetPage; search: BudgetSearch }) {
  const { data: found } = useSuspenseQuery(choicesQuery(search))
  const mine = useThoughts(page.wedding.user_id)
  const chosen = new Set(mine.thoughts.map(({ cost }) => cost.id))
  const choices = found.data.filter(({ id }) => !chosen.has(id)).map(({ id, name }) => ({ value: String(id), label: name }))
  const choose = (value: string) => {
    const cost = found.data.find(({ id }) => String(id) === value)
    if (cost) mine.choose(cost)
  }
  return (
    <section className="budget-costs">
      <header>
        <BudgetViews search={search} />
      </header>
      <form className="what-if" noValidate onSubmit={mine.weigh}>
        <h2>{t('what_if.title')}</h2>
        <p>{t('what_if.lead')}</p>
        {mine.thoughts.map((thought) => (
          <ThoughtFields
            key={thought.cost.id}
            thought={thought}
            errors={mine.errors.get(thought.cost.id) ?? {}}
            onSay={(change) => mine.say(thought.cost.id, change)}
            onRemove={() => mine.leaveOut(thought.cost.id)}
          />
        ))}
        {choices.length > 0 && (
          <SelectField
            name="cost"
            label={t('what_if.choose')}
            placeholder={t('what_if.choose_one')}
            choices={choices}
            value=""
            onChange={({ target }) => choose(target.value)}
          />
        )}
        {page.wedding.role !== 'helper' && (
          <>
            <HeadsFields page={page} around={mine.around} errors={mine.aroundErrors} onSay={mine.sayAround} />
            <PledgeThoughts around={mine.around} errors={mine.aroundErrors} onSay={mine.sayAround} />
          </>
        )}
        {mine.wrong && <p role="alert">{mine.wrong}</p>}
        {!mine.isAny && <EmptyState fact={t('what_if.empty')} hint={t('what_if.empty_hint')} />}
        {mine.isAny && (
          <button className="button main" type="submit" aria-disabled={mine.isPending} aria-busy={mine.isPending}>
            {t('what_if.weigh')}
          </button>
        )}
      </form>
      <LeaveDialog isChanged={mine.isChanged} words={leaveWords} stays={(next) => 'show' in next && next.show === 'what-if'} />
      {mine.moved && <MovedFigures moved={mine.moved} />}
      {mine.moved && mine.isFewer && <p>{t('what_if.who_cannot')}</p>}
      {mine.moved && (
        <div className="budget-begin">
          {mine.moved.length > 0 && !mine.isFewer && (
            <button className="button main" type="button" aria-disabled={mine.isPending} onClick={() => void mine.accept()}>
              {t('what_if.accept')}
            </button>
          )}
          <button className="button" type="button" onClick={mine.drop}>
            {t('what_if.drop')}
          </button>
        </div>
      )}
    </section>
  )
}
