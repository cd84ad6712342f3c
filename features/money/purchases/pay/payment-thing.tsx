import fallback from 'virtual:picture/setup-vendors'
import { Picture } from '#web/ui/picture.tsx'
import type { Product } from './offers.ts'

/** What is bought: its first picture, its name, and what the operator says of it. */
export function PaymentThing({ product: { details } }: { product: Product }) {
  const [picture] = details.images
  return (
    <div className="payment-thing">
      {picture ? (
        <img className="picture" src={picture} alt="" width={1200} height={900} />
      ) : (
        <Picture of={fallback} sizes="(max-width: 767px) 84px, 340px" alt="" isEager />
      )}
      <div>
        <h2>{details.name}</h2>
        <p>{details.metadata['additional_info'] ?? details.metadata['text']}</p>
      </div>
    </div>
  )
}
