import { readMoney, showMoney } from '#web/ui/money.ts'
import { t } from '#web/text/text.ts'
import { budgetRanges } from '#features/magazine/content/real-wedding.ts'
import { rangeWords } from '#features/magazine/real-weddings/spent.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { FieldNotes } from '#web/ui/field-notes.tsx'
import { pathOf, rowCounts } from './step-draft.ts'
import type { StepEditing } from './step-editing.ts'

const countings = [
  { value: 'wedding', label: t('submission.by_wedding') },
  { value: 'guests', label: t('submission.by_guests') },
]

/** What it cost, in five lines or more; who does not want to say the sum is shown by its range. */
export function NumberFields({ editing: { field, mine, notesOf } }: { editing: StepEditing }) {
  const sum = Array.from({ length: rowCounts.costs }, (_, row) => readMoney(mine[pathOf('told.costs', row, 'amount')] ?? '') ?? 0)
  const notes = notesOf('told.costs')
  return (
    <div className="submission-fields">
      <SelectField
        label={t('submission.range')}
        placeholder={t('submission.choose')}
        {...field('metas.wedding_budget_range')}
        choices={budgetRanges.map((range) => ({ value: range, label: rangeWords(range) }))}
      />
      <SelectField
        label={t('submission.shows')}
        {...field('told.shows_total')}
        choices={[
          { value: 'true', label: t('submission.shows_total') },
          { value: 'false', label: t('submission.shows_range') },
        ]}
      />
      <fieldset className="submission-rows" data-invalid={notes.length > 0 || undefined}>
        <legend>{t('submission.costs')}</legend>
        <FieldNotes id="costs" hint={t('submission.costs_hint')} errors={notes} />
        {Array.from({ length: rowCounts.costs }, (_, row) => (
          <div className="submission-row" key={row} role="group" aria-label={t('submission.line', { n: row + 1 })}>
            <TextField label={t('submission.cost_for')} {...field(pathOf('told.costs', row, 'title'))} maxLength={60} autoComplete="off" />
            <TextField
              label={t('submission.amount')}
              {...field(pathOf('told.costs', row, 'amount'))}
              className="field-input num"
              inputMode="decimal"
              placeholder="$0.00"
              autoComplete="off"
            />
            <SelectField label={t('submission.counts_by')} {...field(pathOf('told.costs', row, 'counts_by'))} choices={countings} />
          </div>
        ))}
        <p className="num">{t('submission.sum', { sum: showMoney(sum.reduce((all, one) => all + one, 0)) })}</p>
      </fieldset>
    </div>
  )
}
