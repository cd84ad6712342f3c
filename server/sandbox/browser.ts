import * as z from 'zod'
import { isForeign } from '#server/same-origin.ts'
import { readBody } from '#server/request-body.ts'
import { cardScript } from './browser-cards.ts'
import { paypalButtonScript } from './browser-paypal.ts'
import type { EnteredPlace } from './card-things.ts'
import { publishedNumbers } from './card-numbers.ts'
import { onboardingPage } from './onboarding.ts'
import { SandboxError } from './sandbox-error.ts'

/** What a browser has done in the sandbox. */
interface Acts {
  enterCard: (client_secret: string, token: string, place?: EnteredPlace) => string
  newCardIn: (account: string, token: string) => string
  onboard: (link: string, isDone: boolean) => string
  answerBank: (client_secret: string, isYes: boolean) => void
  approve: (plan_id: string, custom_id: string, percentage?: string) => string
}

export const sandboxScripts = { cards: '/sandbox/cards.js', paypal: '/sandbox/paypal.js' }

/** The scripts of the sandbox, and what they call: the name of a test card, a yes to a bank, a yes at PayPal. */
export function browserAnswers(acts: Acts, publicUrl: string) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'GET' && pathname === sandboxScripts.cards) return script(cardScript(publishedNumbers))
    if (request.method === 'GET' && pathname === sandboxScripts.paypal) return script(paypalButtonScript())
    if (request.method === 'GET' && pathname === '/sandbox/onboarding') return onboardingPage(searchParams.get('link') ?? '')
    if (request.method !== 'POST' || isForeign(request.headers, publicUrl)) return Response.json({ message: 'Not found.' }, { status: 404 })
    try {
      const body = (await readBody(request, most)).toString('utf8')
      if (pathname !== '/sandbox/onboarding') return Response.json(done(acts, pathname, JSON.parse(body)))
      const said = new URLSearchParams(body)
      const location = acts.onboard(said.get('link') ?? '', said.get('is_done') === 'yes')
      return new Response(null, { status: 303, headers: { location } })
    } catch (error) {
      if (error instanceof SandboxError) return Response.json({ message: error.message }, { status: 400 })
      return Response.json({ message: 'The sandbox does not understand this.' }, { status: 400 })
    }
  }
}

const most = 10_000

function done(acts: Acts, pathname: string, said: unknown): object {
  if (pathname === '/sandbox/card') {
    const { client_secret, token, address } = Entered.parse(said)
    return { id: acts.enterCard(client_secret, token, address) }
  }
  if (pathname === '/sandbox/bank') {
    const { client_secret, is_yes } = Answered.parse(said)
    acts.answerBank(client_secret, is_yes)
    return {}
  }
  if (pathname === '/sandbox/card-once') {
    const { account, token } = EnteredOnce.parse(said)
    return { id: acts.newCardIn(account, token) }
  }
  const { plan_id, custom_id, plan } = Approved.parse(said)
  return { id: acts.approve(plan_id, custom_id, plan?.taxes.percentage) }
}

const Address = z.object({ country: z.string().optional(), state: z.string().optional(), postal_code: z.string().optional() })
const Entered = z.object({ client_secret: z.string(), token: z.string(), address: Address.optional() })
const EnteredOnce = z.object({ account: z.string(), token: z.string() })
const Answered = z.object({ client_secret: z.string(), is_yes: z.boolean() })
const Plan = z.object({ taxes: z.object({ percentage: z.string(), inclusive: z.literal(false) }) })
const Approved = z.object({ plan_id: z.string(), custom_id: z.string(), plan: Plan.optional() })

function script(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' } })
}
