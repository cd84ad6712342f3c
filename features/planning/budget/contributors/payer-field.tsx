import { useQuery } from '@tanstack/react-query'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { contributorsQuery } from './contributors-query.ts'

/** Who pays: whoever gives toward the wedding is offered by name, and anybody else may be written. */
export function PayerField({ event }: { event: number | undefined }) {
  const { data } = useQuery(contributorsQuery(event))
  const names = data?.data.map(({ name }) => name) ?? []
  return (
    <>
      <TextField
        id="payment-payer"
        name="payer"
        label={t('payment.payer')}
        hint={names.length > 0 ? t('payment.payer_hint') : undefined}
        list="known-payers"
        maxLength={200}
        autoComplete="off"
      />
      <datalist id="known-payers">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
