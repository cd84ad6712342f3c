import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '#web/text/text.ts'
import { ModalFrame } from '#web/ui/modal-frame.tsx'
import { toast } from '#web/ui/toast.ts'
import { loadOffer, type Offer } from './checkout-offer.ts'
import { PaymentForm } from './payment-form.tsx'

interface Props {
  product_id: string
  price_id: string | undefined
  onClose: () => void
  /** A second after it was paid. */
  onPaid: () => void
}

/** The payment form over a page, for who is signed in and has no premium; what it is about is loaded when it opens. */
export function CheckoutModal({ product_id, price_id, onClose, onPaid }: Props) {
  const [offer, setOffer] = useState<Offer>()
  const fail = useEffectEvent(() => {
    toast({ kind: 'bad', lines: [t('checkout.load_failed')], milliseconds: 10_000 })
    onClose()
  })
  useEffect(() => {
    let isHere = true
    loadOffer(product_id, price_id)
      .then((found) => {
        if (!found) throw new Error('Nothing is sold')
        if (isHere) setOffer(found)
      })
      .catch(() => {
        if (isHere) fail()
      })
    return () => {
      isHere = false
    }
  }, [product_id, price_id])
  return (
    <ModalFrame className="checkout-dialog" isOpen={offer !== undefined} onClose={onClose} title={t('checkout.title')}>
      {offer && <PaymentForm offer={offer} heading={null} onPaid={onPaid} />}
    </ModalFrame>
  )
}
