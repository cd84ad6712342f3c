import { useState } from 'react'
import { CardRefused, type CardEntering } from '#features/money/purchases/pay/card-entering.ts'
import { besideModals } from '#features/money/purchases/pay/beside-modals.ts'
import { isUnknown, wordsOf } from '#features/money/purchases/pay/charging.ts'
import { newAct } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { useOneAtATime } from '#web/client/one-at-a-time.ts'
import { refusal } from '#web/client/refusal.ts'
import type { CardGiven, Given } from './contract.ts'

type Said = Omit<CardGiven, 'payment_method' | 'card_key'>

/** What the button does: one charge, however often it is pressed, until an answer says that there was none. */
export function useGiving(entering: { readonly current: CardEntering }) {
  const { isBusy, alone } = useOneAtATime()
  const [given, setGiven] = useState<Given>()
  const [wrong, setWrong] = useState<Record<string, string[]>>({})
  const [pending, setPending] = useState<CardGiven>()

  async function give(said: Said): Promise<void> {
    setWrong({})
    try {
      // What nobody knows yet is asked again as it was.
      const asked = pending ?? { ...said, payment_method: await enteredCard(entering.current), card_key: newAct() }
      setPending(asked)
      setGiven(await ask(asked, entering.current))
    } catch (error) {
      if (error instanceof CardRefused || !isUnknown(error)) setPending(undefined)
      const errors = refusal(error)?.errors ?? {}
      setWrong(Object.keys(errors).length > 0 ? errors : { payment_method: [wordsOf(error)] })
    }
  }
  return { isBusy, given, wrong, isOpen: pending !== undefined, give: (said: Said) => alone(() => give(said)) }
}

async function enteredCard({ provider, fields: [number] }: CardEntering): Promise<string> {
  if (!provider || !number) throw new CardRefused('The card form is not there')
  const { error, paymentMethod } = await provider.createPaymentMethod({ type: 'card', card: number })
  if (error || !paymentMethod) throw new CardRefused(error?.message)
  return paymentMethod.id
}

/** If the bank asks, its answer, and the same once more. */
async function ask(asked: CardGiven, { provider }: CardEntering): Promise<Given> {
  const call = async () => (await api.card_gifts.give.call(asked, { context: { says_all: true } })).data
  const first = await call()
  const { status, client_secret: clientSecret } = first
  if (status === 'paid' || clientSecret === null || !provider) return first
  await besideModals(() => provider.handleNextAction({ clientSecret }))
  return call()
}
