import { useRef } from 'react'
import { api } from '#web/client/api.ts'
import type { Card } from '../contract.ts'
import { besideModals } from './beside-modals.ts'
import type { CardField, CardProvider } from './card-script.ts'

export interface CardEntering {
  /** What the provider's script brought, once it is there, and the fields that it drew. */
  provider: CardProvider | undefined
  fields: CardField[]
  country: string
  state: string
  postal_code: string
}

export function useCardEntering() {
  return useRef<CardEntering>({ provider: undefined, fields: [], country: 'US', state: '', postal_code: '' })
}

/** What the provider has to say about a card; shown as it is. */
export class CardRefused extends Error {}

/** An entry is begun with us, finished at the provider with what was typed there, and kept: the card by its name. */
export async function enterCard({ provider, fields: [number], country, state, postal_code }: CardEntering): Promise<Card> {
  if (!provider || !number) throw new Error('The card form is not there')
  const { data } = await api.payments.entry.call()
  const address = { country, ...(state && { state }), ...(postal_code && { postal_code }) }
  const entered = { payment_method: { card: number, billing_details: { address } } }
  const { error, setupIntent } = await besideModals(() => provider.confirmCardSetup(data.client_secret, entered))
  if (error || !setupIntent) throw new CardRefused(error?.message)
  const { payment_method: made } = setupIntent
  const kept = await api.payments.keepCard.call(
    { payment_method: typeof made === 'string' ? made : made.id },
    { context: { says_all: true } },
  )
  return kept.data
}
