import type { Choices } from './checkout-choices.ts'

/** That somebody began to pay, or paid: counted here; others hear of it from the page of the plan alone, where that was agreed to. */
export function countSale(name: 'begin_checkout' | 'purchase', { product, sums }: Pick<Choices, 'product' | 'sums'>): void {
  const sold = { value: sums.total / 100, currency: 'USD', item: product.details.name }
  void import('#web/client/track.ts').then(({ countAction }) => countAction(name, sold), ignored)
}

function ignored(): void {}
