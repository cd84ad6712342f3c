import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { contributorsQuery } from '../contributors/contributors-query.ts'
import type { Errors } from '../cost-draft.ts'
import { type Around, newPledge } from './around-draft.ts'

interface Props {
  around: Around
  errors: Errors
  onSay: (change: Partial<Around>) => void
}

/** Pledges as they might be: an amount, or a share of their cost. */
export function PledgeThoughts({ around: { pledges }, errors, onSay }: Props) {
  const { data: page } = useSuspenseQuery(contributorsQuery(undefined))
  const all = page.data.flatMap(({ name, pledges }) => pledges.map((pledge) => ({ giver: name, pledge })))
  const left = all.filter(({ pledge }) => !pledges.some((one) => one.pledge.id === pledge.id))
  const choose = (value: string) => {
    const one = left.find(({ pledge }) => String(pledge.id) === value)
    if (one) onSay({ pledges: [...pledges, newPledge(one.pledge, one.giver)] })
  }
  return (
    <>
      {pledges.map(({ pledge, giver, typed }) => (
        <fieldset className="thought" key={pledge.id}>
          <legend>{labelOf(giver, pledge.item)}</legend>
          <TextField
            id={`thought-pledge-${pledge.id}`}
            name="amount"
            label={t('pledge.amount')}
            hint={t('pledge.amount_hint')}
            placeholder="$0.00"
            autoComplete="off"
            maxLength={30}
            value={typed}
            errors={errors[`pledge-${pledge.id}`] ?? []}
            onChange={({ target }) =>
              onSay({ pledges: pledges.map((one) => (one.pledge.id === pledge.id ? { ...one, typed: target.value } : one)) })
            }
          />
          <button
            className="button small"
            type="button"
            aria-label={t('what_if.leave_out_of', { name: labelOf(giver, pledge.item) })}
            onClick={() => onSay({ pledges: pledges.filter((one) => one.pledge.id !== pledge.id) })}
          >
            {t('what_if.leave_out')}
          </button>
        </fieldset>
      ))}
      {left.length > 0 && (
        <SelectField
          name="pledge"
          label={t('what_if.choose_pledge')}
          placeholder={t('what_if.choose_one_pledge')}
          choices={left.map(({ giver, pledge }) => ({ value: String(pledge.id), label: labelOf(giver, pledge.item) }))}
          value=""
          onChange={({ target }) => choose(target.value)}
        />
      )}
    </>
  )
}

function labelOf(giver: string, item: string | null): string {
  return t('what_if.pledge_of', { giver, item: item ?? t('pledge.all_of_it') })
}
