import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'

interface Due {
  name: string
  vendor: string
  amount: number | null
  due_date: string
}

/** What is to be paid to whom until when, in one line. */
export function dueLine({ name, vendor, amount, due_date }: Due): string {
  return t('payer_letter.line', {
    what: [name || t('payer_letter.payment'), vendor].filter(Boolean).join(', '),
    amount: amount === null ? t('payer_letter.no_amount') : showMoney(amount),
    day: longDay(due_date) ?? due_date,
  })
}
