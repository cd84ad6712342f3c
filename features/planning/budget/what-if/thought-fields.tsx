import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { CostDraft, Errors } from '../cost-draft.ts'
import { CostPlanned } from '../cost-planned.tsx'
import type { Thought } from './thoughts.ts'

interface Props {
  thought: Thought
  errors: Errors
  onSay: (change: Partial<CostDraft>) => void
  onRemove: () => void
}

/** One cost as it might be: what is planned of it, and what was agreed. */
export function ThoughtFields({ thought: { cost, draft }, errors, onSay, onRemove }: Props) {
  const field = (name: keyof CostDraft) => ({
    id: `thought-${cost.id}-${name}`,
    name,
    value: draft[name],
    errors: errors[name] ?? [],
    onChange: ({ target }: { target: { value: string } }) => onSay({ [name]: target.value }),
  })
  return (
    <fieldset className="thought">
      <legend>{cost.name}</legend>
      <CostPlanned mine={draft} field={field} below={() => null} heads={undefined} />
      <TextField label={t('budget.actual')} inputMode="decimal" placeholder="$0.00" autoComplete="off" {...field('actual')} />
      <button className="button small" type="button" aria-label={t('what_if.leave_out_of', { name: cost.name })} onClick={onRemove}>
        {t('what_if.leave_out')}
      </button>
    </fieldset>
  )
}
