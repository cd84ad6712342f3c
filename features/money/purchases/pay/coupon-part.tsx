import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Coupon } from '../contract.ts'
import { takeCoupon } from './checkout-acts.ts'
import type { Choices } from './checkout-choices.ts'
import type { Offer } from './checkout-offer.ts'

interface Props {
  choices: Choices
  offer: Offer
  isOff: boolean
}

/** A code; whether it is worth anything, the server says alone. */
export function CouponPart({ choices, offer, isOff }: Props) {
  const { coupon, setCoupon } = choices
  const [code, setCode] = useState('')
  const [state, setState] = useState<'open' | 'checking' | 'empty'>('open')
  const apply = async () => {
    if (state === 'checking') return
    if (code.trim() === '') return setState('empty')
    setState('checking')
    if (await takeCoupon(code.trim(), offer, choices)) setCode('')
    setState('open')
  }
  if (coupon)
    return (
      <p className="payment-coupon" role="status">
        <span>{t('checkout.coupon_off', { code: coupon.id, off: offOf(coupon) })}</span>
        <button className="button small" type="button" disabled={isOff} onClick={() => setCoupon(null)}>
          {t('checkout.drop_coupon')}
        </button>
      </p>
    )
  return (
    <div className="payment-coupon">
      <TextField
        label={t('checkout.coupon')}
        name="coupon"
        value={code}
        autoComplete="off"
        maxLength={200}
        disabled={isOff}
        errors={state === 'empty' ? [t('checkout.coupon_empty')] : []}
        onChange={(event) => {
          setCode(event.target.value)
          setState('open')
        }}
        onEnter={() => void apply()}
      />
      <button className="button" type="button" disabled={isOff || state === 'checking'} onClick={() => void apply()}>
        {t('checkout.use_coupon')}
      </button>
    </div>
  )
}

function offOf({ amount_off, percent_off }: Coupon): string {
  return amount_off === null ? `${percent_off}%` : showMoney(amount_off)
}
