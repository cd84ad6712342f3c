/** The script of the subscription button in the sandbox, in the place of PayPal's. */
export function paypalButtonScript(): string {
  return `(${String(openPaypal)})()`
}

interface Buttons {
  style?: { color?: string; layout?: string; height?: number }
  createSubscription: (data: object, actions: Actions) => Promise<string>
  onApprove: (data: { subscriptionID: string }) => void
  onCancel?: () => void
  onError?: (error: Error) => void
}

interface Asked {
  plan_id: string
  custom_id: string
  plan?: { taxes: { percentage: string; inclusive: boolean } }
}

interface Actions {
  subscription: { create: (asked: Asked) => Promise<string> }
}

/** Runs in the browser, cut out of here as text: it can use nothing but what stands in it. */
function openPaypal(): void {
  async function create(asked: Asked): Promise<string> {
    const headers = { 'content-type': 'application/json' }
    const answer = await self.fetch('/sandbox/approve', { method: 'POST', headers, body: JSON.stringify(asked) })
    const { id, message } = (await answer.json()) as { id?: string; message?: string }
    if (!id) throw new Error(message)
    return id
  }

  function Buttons({ style = {}, createSubscription, onApprove, onError }: Buttons) {
    const button = Object.assign(document.createElement('button'), { type: 'button' })
    const name = Object.assign(document.createElement('b'), { textContent: 'PayPal' })
    const gold = style.color === 'gold' ? '#f6c657' : '#eeeeee'
    button.style.cssText = `display:block;width:100%;height:${style.height ?? 54}px;border:0;border-radius:3px;background:${gold};color:#1c2b5c;font:inherit;cursor:pointer`
    name.style.cssText = 'font-style:italic'
    button.dataset['layout'] = style.layout ?? ''
    button.dataset['color'] = style.color ?? ''
    button.append(name)
    let isBusy = false
    button.addEventListener('click', () => {
      if (isBusy) return
      isBusy = true
      createSubscription({}, { subscription: { create } })
        .then((subscriptionID) => onApprove({ subscriptionID }))
        .catch((error: Error) => onError?.(error))
        .finally(() => {
          isBusy = false
        })
    })
    return {
      render(place: HTMLElement) {
        place.append(button)
        return Promise.resolve()
      },
      close() {
        button.remove()
        return Promise.resolve()
      },
    }
  }

  Object.assign(self, { paypal: { Buttons } })
}
