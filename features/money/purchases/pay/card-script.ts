import { loadScript } from './provider-script.ts'

/** A field that the provider draws: what is typed into it never reaches us. */
export interface CardField {
  mount: (place: HTMLElement) => void
  on: (what: 'change', tell: (state: CardState) => void) => void
  clear: () => void
  destroy: () => void
}

interface CardState {
  error?: { message: string } | undefined
}

interface Failed {
  error?: { message: string }
}

interface Billing {
  address?: { country?: string; state?: string; postal_code?: string }
}

/** What we use of Stripe's script. */
export interface CardProvider {
  elements: () => { create: (kind: FieldKind, look: object) => CardField }
  confirmCardSetup: (
    client_secret: string,
    how: { payment_method: { card: CardField; billing_details?: Billing } },
  ) => Promise<Failed & { setupIntent?: { payment_method: string | { id: string } } }>
  createPaymentMethod: (how: { type: 'card'; card: CardField }) => Promise<Failed & { paymentMethod?: { id: string } }>
  handleNextAction: (of: { clientSecret: string }) => Promise<Failed>
}

export type FieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc'

interface Script {
  script: string
  publishable_key: string
  /** Of whoever gets the money, where that is not the operator. */
  account?: string
}

export async function openCardProvider({ script, publishable_key, account }: Script): Promise<CardProvider> {
  await loadScript(script)
  const { Stripe } = self as unknown as { Stripe?: (key: string, options?: { stripeAccount: string }) => CardProvider }
  if (!Stripe) throw new Error('The card provider’s script brought nothing')
  return account === undefined ? (opened ??= Stripe(publishable_key)) : Stripe(publishable_key, { stripeAccount: account })
}

let opened: CardProvider | undefined
