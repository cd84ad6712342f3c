import type Stripe from 'stripe'
import { PlaceUnknown, type Tax } from './tax.ts'

/** Tax as Stripe reckons it, by what the operator registered there. */
export function openCardTax(stripe: () => Promise<Stripe>): Tax {
  return {
    isTaken: true,
    asks_postal_code: true,
    async on(net, currency, place) {
      const {
        id,
        tax_amount_exclusive: tax,
        tax_breakdown,
      } = await (await stripe()).tax.calculations
        .create({
          currency,
          line_items: [{ amount: net, reference: 'purchase', tax_behavior: 'exclusive' }],
          customer_details: { address: addressOf(place), address_source: 'billing' },
        })
        .catch(unlessUnknown)
      const percent = tax_breakdown.reduce((sum, { tax_rate_details: { percentage_decimal } }) => sum + Number(percentage_decimal), 0)
      return { by: 'provider', tax, percent: String(Number(percent.toFixed(4))), calculation: id! }
    },
  }
}

export function addressOf({ country, state, postal_code }: Parameters<Tax['on']>[2]) {
  return { country: country ?? '', ...(state !== null && { state }), ...(postal_code !== null && { postal_code }) }
}

function unlessUnknown(error: Error & { code?: string }): never {
  if (error.code === 'customer_tax_location_invalid') throw new PlaceUnknown(error.message)
  throw error
}
