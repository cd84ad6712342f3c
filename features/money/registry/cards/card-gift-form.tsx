import { type FormEvent, useState } from 'react'
import { useCardEntering } from '#features/money/purchases/pay/card-entering.ts'
import { CardFields } from '#features/money/purchases/shown/card-fields.tsx'
import { t } from '#web/text/text.ts'
import { readMoney, showMoney } from '#web/ui/money.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { OpenRegistry } from '../page/contract.ts'
import { useGiving } from './card-giving.ts'
import { CardGiftSums, CardGiven } from './card-gift-sums.tsx'
import { aboutFee } from './gift-fee.ts'

interface Props {
  registry: OpenRegistry
  card: NonNullable<OpenRegistry['card']>
  chosen: number | undefined
}

/** How much, for what, from whom, and a card; what the provider keeps of it stands above the button. */
export function CardGiftForm({ registry: { identifier, funds, couple: names }, card, chosen }: Props) {
  const [typed, setTyped] = useState('80')
  const entering = useCardEntering()
  const { isBusy, given, wrong, isOpen, give } = useGiving(entering)
  const couple = names.join(' & ')
  const amount = readMoney(typed) ?? undefined
  if (given?.status === 'paid') return <CardGiven given={given} couple={couple} />

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const word = (name: string) => String(said.get(name) ?? '').trim()
    const fund_id = word('fund_id') === '' ? null : Number(word('fund_id'))
    const [from_name, email, message] = [word('from_name'), word('email'), word('message')]
    void give({ identifier, fund_id, amount: amount ?? 0, from_name, email, message })
  }

  const field = (name: string) => ({ id: `gift-${name}`, name, errors: wrong[name] ?? [], readOnly: isOpen })
  return (
    <form className="card-gift-form" noValidate onSubmit={submit}>
      {funds.length > 0 && (
        <div className="field">
          <label className="field-label" htmlFor="gift-fund">
            {t('give.for')}
          </label>
          <select className="input" id="gift-fund" name="fund_id" defaultValue={chosen ?? ''}>
            <option value="">{t('give.whatever')}</option>
            {funds.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      <TextField
        label={t('give_card.amount')}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...field('amount')}
      />
      <TextField label={t('give.from')} maxLength={200} autoComplete="name" {...field('from_name')} />
      <TextField label={t('give_card.email')} type="email" maxLength={254} autoComplete="email" {...field('email')} />
      <TextAreaField label={t('give.note')} rows={3} maxLength={1_000} {...field('message')} />
      <CardFields script={card} entering={entering} asksPlace={false} />
      {amount !== undefined && amount > 0 && <CardGiftSums amount={amount} fee={aboutFee(amount, card.fee)} couple={couple} isAbout />}
      {wrong['payment_method'] && <p role="alert">{wrong['payment_method'].join(' ')}</p>}
      <button className="button main large" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
        {t('give_card.give', { amount: showMoney(amount ?? 0) })}
      </button>
      <p className="hint">{t('give_card.straight', { couple })}</p>
    </form>
  )
}
