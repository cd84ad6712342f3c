import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import type { Asked } from '../contract.ts'
import { besideModals } from './beside-modals.ts'
import type { CardProvider } from './card-script.ts'

let customer: string | undefined

/** The customer first, where they are not known yet, then the charge; if the bank asks, its answer, and the same charge once more. */
export async function charge(asked: Asked, provider: () => Promise<CardProvider>, tellBank: (isAsking: boolean) => void) {
  customer ??= (await api.payments.customer.call()).data.id
  const { data } = await api.payments.checkout.call(asked, { context: { says_all: true } })
  const { status, client_secret: clientSecret } = data
  if (status !== 'needs_action' || clientSecret === null) return data
  tellBank(true)
  try {
    // What it answered, our server asks the provider itself.
    const opened = await provider()
    await besideModals(() => opened.handleNextAction({ clientSecret }))
  } finally {
    tellBank(false)
  }
  return (await api.payments.checkout.call(asked, { context: { says_all: true } })).data
}

/** In the server's words, where it had any. */
export function wordsOf(error: unknown): string {
  const refused = refusal(error)
  if (!refused) return error instanceof Error ? error.message : String(error)
  return Object.values(refused.errors).flat()[0] ?? refused.message
}

/** Nobody knows yet whether this was charged. */
export function isUnknown(error: unknown): boolean {
  const status = refusal(error)?.status
  return status === undefined || status >= 500
}
