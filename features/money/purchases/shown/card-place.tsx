import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { CardEntering } from '../pay/card-entering.ts'

/** Where the card lives, by the two letters of its country and state. */
export function CardPlace({ entering: { current } }: { entering: { readonly current: CardEntering } }) {
  return (
    <>
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
    </>
  )
}
