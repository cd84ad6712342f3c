import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { usualFee } from '#server/payments/gift-settings.ts'
import type { PaymentSettings } from '#server/payments/payment-settings.ts'
import type { EnteredPlace } from './card-things.ts'
import { newAccount } from './account-things.ts'
import { openAccounts } from './accounts.ts'
import { sandboxScripts } from './browser.ts'
import { listIn, readForm } from './form.ts'
import { approve, paypalCalls } from './paypal-calls.ts'
import { sandboxWebhook } from './paypal-signature.ts'
import { SandboxError } from './sandbox-error.ts'
import { expanded } from './shown.ts'
import { stockShop } from './shop.ts'
import { openState, type Shown } from './state.ts'
import { stripeCalls } from './stripe-calls.ts'
import { type Deliver, openTelling, sandboxGiftSecret, sandboxSecret } from './webhooks.ts'

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>

interface Options {
  /** Where it keeps what it knows; in memory alone where nothing is said. */
  file?: string
  deliver: Deliver
  tax?: PaymentSettings['tax']
  /** Accounts of somebody else's that take money already. */
  ready?: readonly string[]
}

/** In place of both providers, on this machine alone, for demo and tests. */
export async function openSandbox({ file, deliver, tax = [], ready = [] }: Options) {
  const state = openState(file)
  stockShop(state)
  for (const id of ready) if (!state.find(id)) newAccount(state, { id, email: undefined, metadata: {} }, { isFree: true })
  const tell = openTelling(state, deliver)
  const accounts = openAccounts(state, tell)
  const { bank } = accounts.toolsIn('')
  /** So many answers to charges are lost on their way. */
  const faults = { cut: 0 }
  const answer = answering({ state, accounts, tell, faults })
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: PaymentSettings = {
    cards: {
      secret_key: 'sk_test_sandbox_key',
      publishable_key: 'pk_test_sandbox_key',
      webhook_secret: sandboxSecret,
      api,
      script: sandboxScripts.cards,
    },
    paypal: {
      client_id: 'sandbox_client',
      client_secret: 'sandbox_client_secret',
      webhook_id: sandboxWebhook,
      api,
      script: sandboxScripts.paypal,
    },
    tax,
    gifts: { webhook_secret: sandboxGiftSecret, fee: usualFee },
  }

  return {
    ...accounts,
    settings,
    state,
    faults,
    bank,

    /** What the provider's script in a browser does when a card was entered: a card of the setup intent's customer. */
    enterCard(client_secret: string, token: string, place: EnteredPlace = {}): string {
      const id = client_secret.split('_secret_')[0]!
      const entry = stripeCalls['POST /v1/setup_intents/:id/confirm']!(accounts.toolsIn(''), { payment_method: token, ...place }, id)
      state.save()
      return String((entry as Shown)['payment_method'])
    },

    /** What it does when the bank asks its own question. */
    answerBank(client_secret: string, isYes: boolean): void {
      const id = client_secret.split('_secret_')[0]!
      const tools = accounts.toolsOf(id)
      tools.bank.answer(tools.state.find(id)!, isYes)
      state.save()
    },

    /** What PayPal's button does. */
    approve(plan_id: string, custom_id: string, percentage?: string): string {
      const price = state.all('price').find(({ metadata }) => (metadata as { paypal?: string }).paypal === plan_id)
      const { id } = approve({ state, tell: tell.paypal }, { plan_id, custom_id, percentage, amount: Number(price?.['unit_amount'] ?? 0) })
      state.save()
      return id
    },

    renew(id: string): void {
      bank.renew(state.find(id)!)
      state.save()
    },

    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface Parts {
  state: ReturnType<typeof openState>
  accounts: ReturnType<typeof openAccounts>
  tell: ReturnType<typeof openTelling>
  faults: { cut: number }
}

/** As both providers answer over HTTP: once for each idempotency key, and only when it is written down. */
function answering({ state, accounts, tell, faults }: Parts) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await textOf(incoming)
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const key = [incoming.headers['idempotency-key'], incoming.headers['paypal-request-id']].find(Boolean)
    const before = key === undefined ? undefined : state.answers[String(key)]
    const request = `${incoming.method} ${url.pathname} ${body}`
    if (before && before.request !== request) return send(outgoing, 400, reused)
    const { status, body: shown } = before ?? said(incoming, url, body)
    // What was refused before anything was done may be asked anew; a bank's no stays a no.
    if (key !== undefined && !before && (status < 300 || status === 402)) state.answers[String(key)] = { request, status, body: shown }
    if (incoming.method !== 'GET') state.save()
    if (!before && isLost(url, shown)) return void outgoing.destroy()
    send(outgoing, status, shown, before ? { 'idempotent-replayed': 'true' } : {})
  }

  function said({ method = 'GET', headers }: IncomingMessage, url: URL, body: string): { status: number; body: unknown } {
    try {
      if (!/^(Bearer (sk_test_sandbox_|sandbox_)|Basic )/.test(headers.authorization ?? ''))
        throw new SandboxError(401, { message: 'No valid API key.' })
      const { call, id } = callAt(method, url.pathname)
      const isPaypal = call in paypalCalls
      const fields = isPaypal ? {} : readForm(method === 'GET' ? url.search.slice(1) : body)
      const tools = accounts.toolsIn(String(headers['stripe-account'] ?? ''))
      const shown = isPaypal
        ? paypalCalls[call]!({ state, tell: tell.paypal }, { ...Object.fromEntries(url.searchParams), ...paypalFields(body) }, id)
        : stripeCalls[call]!(tools, fields, id)
      return { status: shown === undefined ? 204 : 200, body: shown && expanded(tools.state, shown, listIn(fields, 'expand').map(String)) }
    } catch (error) {
      if (error instanceof SandboxError) return { status: error.status, body: structuredClone(error.body) }
      throw error
    }
  }

  function isLost({ pathname }: URL, shown: unknown): boolean {
    if (!/^\/v1\/(payment_intents|subscriptions)$/.test(pathname)) return false
    const { payment_method, default_payment_method } = (shown ?? {}) as Record<string, string>
    const card = payment_method ?? default_payment_method ?? ''
    if (state.moods[card] === 'cut') delete state.moods[card]
    else if (faults.cut > 0) faults.cut--
    else return false
    return true
  }
}

const reused = { error: { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters.' } }

/** The event's own bytes are what was signed, so that they are taken out of the question as they stand. */
function paypalFields(body: string): Record<string, unknown> {
  const at = body.indexOf(',"webhook_event":')
  const raw_event = at < 0 ? '' : body.slice(at + ',"webhook_event":'.length, -1)
  const known = at < 0 ? body : `${body.slice(0, at)}}`
  return { ...(known.startsWith('{') && (JSON.parse(known) as object)), raw_event }
}

function callAt(method: string, pathname: string): { call: string; id: string } {
  for (const call of [...Object.keys(stripeCalls), ...Object.keys(paypalCalls)]) {
    const [asked = '', path = ''] = call.split(' ')
    const id = new RegExp(`^${path.replace(':id', '([^/]+)')}$`).exec(pathname)
    if (asked === method && id) return { call, id: decodeURIComponent(id[1] ?? '') }
  }
  throw new SandboxError(404, { message: `Unrecognized request URL (${method}: ${pathname}).` })
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function send(outgoing: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers })
  outgoing.end(body === undefined ? undefined : JSON.stringify(body))
}
