import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Place } from '../contract.ts'
import type { CardEntering } from '../pay/card-entering.ts'

interface Props {
  entering: { readonly current: CardEntering }
  asksPostalCode: boolean
  /** When something of it was typed to its end. */
  onPlace?: ((place: Place) => void) | undefined
}

/** Where the card lives, by the two letters of its country and state, and its ZIP code where the provider reckons the tax. */
export function CardPlace({ entering: { current }, asksPostalCode, onPlace }: Props) {
  const tell = () => {
    const { country, state, postal_code } = current
    const isWhole = /^[A-Z]{2}$/.test(country) && (country !== 'US' || (asksPostalCode ? postal_code.length >= 5 : state.length === 2))
    if (isWhole) onPlace?.({ country, state: state || null, postal_code: postal_code || null })
  }
  return (
    <div className="card-place" onBlur={tell}>
      <TextField
        label={t('checkout.country')}
        name="country"
        defaultValue={current.country}
        maxLength={2}
        autoComplete="billing country"
        onChange={({ target }) => Object.assign(current, { country: target.value.trim().toUpperCase() })}
      />
      <TextField
        label={t('checkout.state')}
        name="state"
        hint={t('checkout.state_hint')}
        defaultValue={current.state}
        maxLength={3}
        autoComplete="billing address-level1"
        onChange={({ target }) => Object.assign(current, { state: target.value.trim().toUpperCase() })}
      />
      {asksPostalCode && (
        <TextField
          label={t('checkout.postal_code')}
          name="postal_code"
          defaultValue={current.postal_code}
          maxLength={12}
          autoComplete="billing postal-code"
          onChange={({ target }) => Object.assign(current, { postal_code: target.value.trim().toUpperCase() })}
        />
      )}
    </div>
  )
}
