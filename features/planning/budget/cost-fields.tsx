import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { categories, categoryName } from './categories.ts'
import type { BudgetPage, Cost } from './contract.ts'
import type { CostDraft } from './cost-draft.ts'
import { CostPlanned } from './cost-planned.tsx'
import { QuotedNow } from './cost-quoted.tsx'
import { type ForeignDraft, linked } from './foreign/foreign-draft.ts'
import { ForeignFields } from './foreign/foreign-fields.tsx'

interface Props {
  mine: CostDraft
  set: (change: Partial<CostDraft>) => void
  errorsOf: (field: string) => readonly string[]
  page: BudgetPage
  /** What its heads come to as it is saved, and what is quoted for it. */
  heads?: Pick<Cost, 'heads' | 'estimated' | 'quoted'> | undefined
  /** Below a field, where two wrote in it. */
  below?: (name: keyof CostDraft, label: string) => ReactNode
}

/** What is known of a cost, most wanted first. */
export function CostFields({ mine, set, errorsOf, page, heads, below = () => null }: Props) {
  const isHelper = page.wedding.role === 'helper'
  const field = (name: keyof CostDraft) => ({
    id: `cost-${name}`,
    name,
    value: mine[name],
    errors: errorsOf(name),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const agree = ({ dollars, foreign_amount, currency, rate, rate_date }: ForeignDraft & { dollars: string }) =>
    set({ actual: dollars, foreign_amount, currency, rate, rate_date })
  return (
    <>
      <div>
        <TextField label={t('budget.name')} placeholder={t('budget.name_example')} maxLength={200} autoComplete="off" {...field('name')} />
        {below('name', t('budget.name'))}
      </div>
      <div>
        <SelectField
          label={t('budget.category')}
          choices={categories.map((category) => ({ value: category, label: categoryName(category) }))}
          {...field('category')}
        />
        {below('category', t('budget.category'))}
      </div>
      <div>
        <TextField
          label={t('budget.vendor')}
          placeholder={t('budget.vendor_example')}
          maxLength={200}
          autoComplete="off"
          {...field('vendor')}
        />
        {below('vendor', t('budget.vendor'))}
      </div>
      <CostPlanned mine={mine} field={field} below={below} heads={heads} />
      {heads?.quoted && <QuotedNow quoted={heads.quoted} />}
      <div>
        <TextField
          label={t('budget.actual')}
          inputMode="decimal"
          placeholder="$0.00"
          autoComplete="off"
          {...field('actual')}
          onChange={({ target }) => agree(linked(mine, mine.actual, { dollars: target.value }))}
        />
        {below('actual', t('budget.actual'))}
      </div>
      <ForeignFields of="cost" mine={mine} dollars={mine.actual} set={agree} errorsOf={errorsOf} below={below} />
      <div>
        <DateField label={t('budget.signed_on')} {...field('signed_on')} />
        {below('signed_on', t('budget.signed_on'))}
      </div>
      <div>
        <SelectField
          label={t('budget.event')}
          hint={isHelper ? undefined : t('budget.no_event_hint')}
          placeholder={isHelper ? undefined : t('budget.no_event')}
          choices={page.guest_wedding_events.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...field('event_id')}
        />
        {below('event_id', t('budget.event'))}
      </div>
      <div>
        <TextAreaField label={t('budget.notes')} rows={3} maxLength={4_000} {...field('notes')} />
        {below('notes', t('budget.notes'))}
      </div>
    </>
  )
}
