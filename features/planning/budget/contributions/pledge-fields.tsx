import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { Wrong, wrongState } from '#web/ui/plain/form-notes.tsx'

interface Props {
  /** Tells the fields of several forms apart; those of the one that was refused have their own names, to which its errors lead. */
  nth: string
  amount?: number | null
  note?: string
  posted: PostedForm | undefined
}

/** How much, and a line with it; what was typed and refused stands there again. */
export function PledgeFields({ nth, amount = null, note = '', posted }: Props) {
  const state = (name: string) => (posted ? wrongState(name, posted) : { id: `${name}-${nth}` })
  return (
    <>
      <div className="field">
        <label htmlFor={state('amount').id}>{t('contribution.how_much')}</label>
        <input
          className="input num"
          name="amount"
          inputMode="decimal"
          placeholder="$0.00"
          autoComplete="off"
          maxLength={20}
          defaultValue={posted?.values['amount'] ?? (amount === null ? '' : showMoney(amount))}
          {...state('amount')}
        />
        <Wrong field="amount" posted={posted} />
      </div>
      <div className="field">
        <label htmlFor={state('note').id}>{t('contribution.note')}</label>
        <input
          className="input"
          name="note"
          autoComplete="off"
          maxLength={500}
          defaultValue={posted?.values['note'] ?? note}
          {...state('note')}
        />
        <Wrong field="note" posted={posted} />
      </div>
    </>
  )
}
