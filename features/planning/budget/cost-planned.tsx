import type { ComponentProps, ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Cost } from './contract.ts'
import type { CostDraft } from './cost-draft.ts'
import { headCounts } from './head-counts.ts'

type Field = Pick<ComponentProps<typeof TextField>, 'id' | 'errors'> & {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
}

interface Props {
  mine: CostDraft
  field: (name: keyof CostDraft) => Field
  below: (name: keyof CostDraft, label: string) => ReactNode
  heads: Pick<Cost, 'heads' | 'estimated'> | undefined
}

const counts = {
  invited: t('budget.counts_invited'),
  expected: t('budget.counts_expected'),
  coming: t('budget.counts_coming'),
  guaranteed: t('budget.counts_guaranteed'),
}

const rates = [
  ['per_adult', t('budget.per_adult')],
  ['per_child', t('budget.per_child')],
  ['per_infant', t('budget.per_infant')],
  ['per_drinker', t('budget.per_drinker')],
  ['per_vendor', t('budget.per_vendor')],
] as const

/** What is planned of a cost: one amount, or so much for each head of those that it counts. */
export function CostPlanned({ mine, field, below, heads }: Props) {
  const counted = headCounts.find((one) => one === mine.head_count)
  const money = { inputMode: 'decimal', placeholder: '$0.00', autoComplete: 'off' } as const
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <div>
        <SelectField
          label={t('budget.counts')}
          hint={counted && t('budget.moves')}
          placeholder={t('budget.counts_none')}
          choices={headCounts.map((value) => ({ value, label: counts[value] }))}
          {...field('head_count')}
        />
        {below('head_count', t('budget.counts'))}
      </div>
      {!counted && (
        <div>
          <TextField label={t('budget.estimated')} {...money} {...field('estimated')} />
          {below('estimated', t('budget.estimated'))}
        </div>
      )}
      {counted === 'expected' && (
        <div>
          <TextField label={t('budget.expected_rate')} hint={t('budget.expected_hint')} {...number} {...field('expected_rate')} />
          {below('expected_rate', t('budget.expected_rate'))}
        </div>
      )}
      {counted === 'guaranteed' && (
        <div>
          <TextField label={t('budget.guaranteed')} hint={t('budget.guaranteed_hint')} {...number} {...field('guaranteed')} />
          {below('guaranteed', t('budget.guaranteed'))}
        </div>
      )}
      {counted &&
        rates.map(([name, label]) => (
          <div key={name}>
            <TextField label={label} {...money} {...field(name)} />
            {below(name, label)}
          </div>
        ))}
      {counted && mine.event_id === '' && <p className="cost-heads">{t('budget.counts_event')}</p>}
      {counted && heads && heads.heads !== null && heads.estimated !== null && (
        <p className="cost-heads num">{t('budget.heads_come_to', { n: heads.heads, amount: showMoney(heads.estimated) })}</p>
      )}
    </>
  )
}

export function countName(head_count: string): string {
  const counted = headCounts.find((one) => one === head_count)
  return counted ? counts[counted] : t('budget.counts_none')
}

const shown = {
  invited: (n: number) => t('budget.heads_invited', { n }),
  expected: (n: number) => t('budget.heads_expected', { n }),
  coming: (n: number) => t('budget.heads_coming', { n }),
  guaranteed: (n: number) => t('budget.heads_guaranteed', { n }),
}

/** How many of whom a cost counts. */
export function headsShown(head_count: (typeof headCounts)[number], heads: number): string {
  return shown[head_count](heads)
}
