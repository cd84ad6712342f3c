import { newAccount } from './account-things.ts'
import { recordIn, textIn } from './form.ts'
import { missing } from './sandbox-error.ts'
import { now } from './state.ts'
import type { Call } from './stripe-calls.ts'

/** What we use of Stripe's interface for accounts that are somebody else's. */
export const accountCalls: Record<string, Call> = {
  'POST /v1/accounts': ({ state }, said) => newAccount(state, { email: textIn(said, 'email'), metadata: recordIn(said, 'metadata') }),
  'GET /v1/accounts/:id': ({ state }, _, id) => state.find(id) ?? missing(id),
  'POST /v1/account_links': ({ state }, said) => {
    const account = textIn(said, 'account') ?? missing('account')
    if (!state.find(account)) missing(account)
    const back = textIn(said, 'return_url') ?? missing('return_url')
    const { id } = state.keep('link', { object: 'sandbox_link', account, back })
    const url = new URL(`/sandbox/onboarding?link=${id}`, back).href
    return { object: 'account_link', created: now(), expires_at: now() + 300, url }
  },
}
