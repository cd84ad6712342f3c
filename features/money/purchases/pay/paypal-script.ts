import { loadScript } from './provider-script.ts'

interface ButtonSettings {
  style: { color: 'gold'; layout: 'vertical'; label: 'subscribe'; height: number }
  createSubscription: (data: unknown, actions: Actions) => Promise<string>
  onApprove: (data: { subscriptionID: string }) => Promise<void>
  onError: (error: unknown) => void
}

interface Asked {
  plan_id: string
  custom_id: string
  /** Beside the plan's own price. */
  plan?: { taxes: { percentage: string; inclusive: false } }
}

interface Actions {
  subscription: { create: (asked: Asked) => Promise<string> }
}

interface Button {
  render: (place: HTMLElement) => Promise<void>
  close: () => Promise<void>
}

/** What we use of PayPal's script. */
interface Paypal {
  Buttons: (settings: ButtonSettings) => Button
}

export async function openPaypalScript(script: string): Promise<Paypal> {
  await loadScript(script)
  const { paypal } = self as unknown as { paypal?: Paypal }
  if (!paypal) throw new Error('The subscription script brought nothing')
  return paypal
}
