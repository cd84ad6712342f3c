import { useEffect, useState } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Place } from '../contract.ts'
import type { CardEntering } from '../pay/card-entering.ts'
import { type FieldKind, openCardProvider } from '../pay/card-script.ts'
import { CardPlace } from './card-place.tsx'

interface Props {
  /** With an account, the card pays there. */
  script: { script: string; publishable_key: string; account?: string }
  entering: { readonly current: CardEntering }
  /** Tax depends on where the card lives. */
  asksPlace: boolean
  asksPostalCode?: boolean
  onPlace?: (place: Place) => void
}

const kinds: readonly FieldKind[] = ['cardNumber', 'cardExpiry', 'cardCvc']
const labels: Record<FieldKind, string> = {
  cardNumber: t('checkout.card_number'),
  cardExpiry: t('checkout.card_expiry'),
  cardCvc: t('checkout.card_cvc'),
}

/** Places in which the provider draws its fields: what is typed there never reaches us. */
export function CardFields({ script, entering, asksPlace, asksPostalCode = false, onPlace }: Props) {
  const [wrong, setWrong] = useState<Partial<Record<FieldKind, string>>>({})
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const { current } = entering
    let isHere = true
    const drawn = openCardProvider(script).then((provider) => {
      if (!isHere) return
      const all = provider.elements()
      const fields = kinds.map((kind) => {
        const field = all.create(kind, { style: lookOf() })
        field.on('change', ({ error }) => setWrong((now) => ({ ...now, [kind]: error?.message })))
        field.mount(document.getElementById(placeOf(kind))!)
        return field
      })
      Object.assign(current, { provider, fields })
    })
    drawn.catch(() => {
      if (!isHere) return
      setMissing(true)
      toast({ kind: 'bad', lines: [t('checkout.load_failed')], milliseconds: 10_000 })
    })
    return () => {
      isHere = false
      for (const field of current.fields) field.destroy()
      current.fields = []
    }
  }, [script, entering])
  if (isMissing) return <p className="form-error">{t('checkout.load_failed')}</p>
  return (
    <div className="card-fields">
      {kinds.map((kind) => (
        <div className="field" key={kind} data-invalid={wrong[kind] ? true : undefined}>
          <span className="field-label">{labels[kind]}</span>
          <div className="card-field" id={placeOf(kind)} />
          {wrong[kind] && (
            <p className="field-error" role="alert">
              <Icon name="warning-circle-fill" />
              <span>{wrong[kind]}</span>
            </p>
          )}
        </div>
      ))}
      {script.script.startsWith('/sandbox/') && <p className="card-hint field-hint">{t('checkout.sandbox')}</p>}
      {asksPlace && <CardPlace entering={entering} asksPostalCode={asksPostalCode} onPlace={onPlace} />}
    </div>
  )
}

function placeOf(kind: FieldKind): string {
  return `place-of-${kind}`
}

/** The provider's fields stand in documents of their own, so that they are told the colors of this one. */
function lookOf() {
  const { color, fontFamily } = getComputedStyle(document.body)
  return { base: { color, fontFamily, fontSize: '16px' } }
}
