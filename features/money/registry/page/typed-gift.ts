import { readMoney } from '#web/ui/money.ts'
import type { Promised } from './contract.ts'

/** What nobody can read is sent as it is, so that the call says what is wrong with it. */
export function typedGift({
  fund_id = '',
  sum = 'other',
  amount = '',
  from_name = '',
  message = '',
  way = '',
  pledge_key,
}: Record<string, string>) {
  const typed = sum === 'other' ? amount : sum
  return {
    fund_id: fund_id === '' ? null : Number(fund_id),
    amount: (readMoney(typed) ?? null) as number,
    from_name,
    message,
    way: way as Promised['way'],
    ...(pledge_key && { pledge_key }),
  }
}
