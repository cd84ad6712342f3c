import { Bank } from './bank.ts'
import { newCard, newDispute } from './card-things.ts'
import { missing } from './sandbox-error.ts'
import type { openState } from './state.ts'
import type { Tools } from './stripe-calls.ts'
import type { openTelling } from './webhooks.ts'

/** What is done in the accounts that are somebody else's: by their owners, by browsers, and by whoever names one in a call. */
export function openAccounts(root: ReturnType<typeof openState>, tell: ReturnType<typeof openTelling>) {
  /** With what is done in one of them; without a name in the operator's own. */
  function toolsIn(account: string): Tools {
    const state = account ? root.of(account) : root
    const telling: Tools['tell'] = (type, object) => tell.stripe(type, object, account || undefined)
    return { state, tell: telling, bank: new Bank(state, telling) }
  }

  return {
    toolsIn,

    /** In whose account a thing is. */
    toolsOf: (id: string): Tools => toolsIn(root.owners[id] ?? ''),

    /** What the provider's script in a browser does with a card that pays once. */
    newCardIn(account: string, token: string): string {
      const card = newCard(root.of(account), token, null) ?? missing(token)
      root.save()
      return card.id
    },

    /** What an owner did on the provider's page; answers where they came from. */
    onboard(link: string, isDone: boolean): string {
      const { account, back } = (root.find(link) ?? missing(link)) as { account?: string; back?: string }
      if (isDone) this.restrict(String(account), { isFree: true })
      return String(back)
    },

    /** A bank takes a charge back, and wins. */
    dispute(payment_intent: string): void {
      const { state, tell } = toolsIn(root.owners[payment_intent] ?? '')
      const charge = state.all('charge').find((one) => one['payment_intent'] === payment_intent)!
      charge['disputed'] = true
      const dispute = newDispute(state, charge)
      tell('charge.dispute.created', dispute)
      tell('charge.dispute.closed', Object.assign(dispute, { status: 'lost' }))
      root.save()
    },

    /** The provider lets an account take money, or not any more. */
    restrict(id: string, { isFree = false } = {}): void {
      const account = root.find(id) ?? missing(id)
      Object.assign(account, { charges_enabled: isFree, payouts_enabled: isFree, details_submitted: true })
      tell.stripe('account.updated', account, id)
      root.save()
    },
  }
}
