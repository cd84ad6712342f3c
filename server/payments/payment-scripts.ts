import type { PaymentSettings } from './payment-settings.ts'

/** What a browser loads to pay, and from where. */
export interface PaymentScripts {
  cards: string | null
  paypal: string | null
  /** Whose scripts, frames and pictures a page needs for it, beside this site's own. */
  sources: PaymentSources
}

export interface PaymentSources {
  scripts: readonly string[]
  frames: readonly string[]
  connects: readonly string[]
  pictures: readonly string[]
}

export const noSources: PaymentSources = { scripts: [], frames: [], connects: [], pictures: [] }

const ofStripe: PaymentSources = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connects: ['https://api.stripe.com'],
  pictures: ['https://files.stripe.com'],
}

const ofPaypal: PaymentSources = {
  scripts: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
  frames: ['https://www.paypal.com'],
  connects: ['https://www.paypal.com'],
  pictures: ['https://www.paypalobjects.com'],
}

/** The providers' own; a script of this site, as the sandbox's is, needs nobody else. */
export function scriptsOf({ cards, paypal }: PaymentSettings): PaymentScripts {
  const wanted = [...(cards && !cards.script ? [ofStripe] : []), ...(paypal && !paypal.script ? [ofPaypal] : [])]
  const all = (name: keyof PaymentSources) => wanted.flatMap((sources) => sources[name])
  return {
    cards: cards ? (cards.script ?? 'https://js.stripe.com/v3/') : null,
    paypal: paypal ? (paypal.script ?? paypalScript(paypal.client_id)) : null,
    sources: { scripts: all('scripts'), frames: all('frames'), connects: all('connects'), pictures: all('pictures') },
  }
}

function paypalScript(client_id: string): string {
  return `https://www.paypal.com/sdk/js?${new URLSearchParams({ 'client-id': client_id, vault: 'true', intent: 'subscription' })}`
}
