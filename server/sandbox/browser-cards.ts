interface Field {
  kind: string
  input: HTMLInputElement
}

interface State {
  complete: boolean
  empty: boolean
  error: { message: string } | undefined
}

interface Entered {
  card: { all: Field[] }
  billing_details?: { address?: { country?: string; state?: string; postal_code?: string } }
}

type Numbers = Record<string, string>

/** The script with which a browser enters a card in the sandbox, in the place of Stripe's. Only the name of a test card ever leaves it. */
export function cardScript(numbers: Numbers): string {
  const parts = [openStripe, wordsOf, shown, wrongWith, send, elementsOf, fieldIn, entered, confirmed, madeOnce, askedByBank]
  return `{${parts.map(String).join('\n')}
${openStripe.name}(${JSON.stringify(numbers)})}`
}

/** These run in the browser, cut out of here as text: they can use one another, and nothing else. */
function openStripe(numbers: Numbers): void {
  Object.assign(self, {
    Stripe: (_key: string, { stripeAccount }: { stripeAccount?: string } = {}) => ({
      elements: () => elementsOf(numbers),
      confirmCardSetup: (secret: string, { payment_method }: { payment_method: Entered }) => confirmed(numbers, secret, payment_method),
      createPaymentMethod: ({ card }: Entered) => madeOnce(numbers, stripeAccount ?? '', card),
      handleNextAction: ({ clientSecret }: { clientSecret: string }) => askedByBank(clientSecret),
    }),
  })
}

function wordsOf(kind: string): { label: string; example: string; most: number; short: string } {
  if (kind === 'cardNumber')
    return { label: 'Card number', example: '1234 1234 1234 1234', most: 19, short: 'Your card number is incomplete.' }
  if (kind === 'cardExpiry')
    return { label: 'Expires, month and year', example: 'MM / YY', most: 7, short: 'Your card’s expiration date is incomplete.' }
  return { label: 'Security code', example: 'CVC', most: 4, short: 'Your card’s security code is incomplete.' }
}

function shown(kind: string, text: string): string {
  const digits = text.replace(/\D/g, '')
  if (kind === 'cardNumber') return digits.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')
  if (kind === 'cardExpiry') return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits
  return digits.slice(0, 4)
}

function wrongWith(numbers: Numbers, kind: string, text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  const { short } = wordsOf(kind)
  const strange = 'This is a sandbox. Please use a number that is published for trying out, such as 4242 4242 4242 4242.'
  if (kind === 'cardNumber') return digits.length < 15 ? short : numbers[digits] ? undefined : strange
  if (kind === 'cardCvc') return digits.length < 3 ? short : undefined
  const [month, year] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))]
  if (digits.length < 4 || month < 1 || month > 12) return short
  return new Date(2_000 + year, month, 1) < new Date() ? 'Your card’s expiration date is in the past.' : undefined
}

async function send(path: string, said: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' }
  const answer = await self.fetch(`/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(said) })
  return answer.json()
}

function elementsOf(numbers: Numbers) {
  const all: Field[] = []
  return { create: (kind: string) => fieldIn(all, numbers, kind) }
}

function fieldIn(all: Field[], numbers: Numbers, kind: string) {
  const { label, example, most } = wordsOf(kind)
  const input = Object.assign(document.createElement('input'), { placeholder: example, inputMode: 'numeric', maxLength: most })
  input.setAttribute('aria-label', label)
  input.autocomplete = 'off'
  input.style.cssText = 'all:unset;box-sizing:border-box;width:100%;min-width:0;min-height:44px;cursor:text'
  const tellers: ((state: State) => void)[] = []
  const tellAll = (isFull: boolean) => {
    const wrong = wrongWith(numbers, kind, input.value)
    // What is not finished is no mistake yet.
    const error = wrong && input.value && isFull ? { message: wrong } : undefined
    for (const tell of tellers) tell({ empty: input.value === '', complete: !wrong, error })
  }
  all.push({ kind, input })
  return {
    all,
    on: (_what: string, tell: (state: State) => void) => tellers.push(tell),
    mount(place: HTMLElement) {
      place.append(input)
      input.addEventListener('input', () => {
        input.value = shown(kind, input.value)
        tellAll(input.value.length >= (kind === 'cardCvc' ? 3 : most))
      })
      input.addEventListener('blur', () => tellAll(true))
    },
    clear() {
      input.value = ''
    },
    destroy() {
      all.splice(0, all.length, ...all.filter((field) => field.input !== input))
      input.remove()
    },
  }
}

/** The name of the card that was entered, or what is wrong with it. */
function entered(numbers: Numbers, card: Entered['card']): { token?: string | undefined; message?: string } {
  for (const { kind, input } of card.all) {
    const wrong = wrongWith(numbers, kind, input.value)
    if (!wrong) continue
    input.focus()
    return { message: wrong }
  }
  const number = card.all.find(({ kind }) => kind === 'cardNumber')?.input.value.replace(/\D/g, '') ?? ''
  return { token: numbers[number] }
}

async function confirmed(numbers: Numbers, client_secret: string, { card, billing_details }: Entered) {
  const { token, message: wrong } = entered(numbers, card)
  if (wrong) return { error: { message: wrong } }
  const { id, message } = await send('card', { client_secret, token, address: billing_details?.address })
  return id ? { setupIntent: { status: 'succeeded', payment_method: id } } : { error: { message } }
}

/** A card that pays once, in the account of whoever gets it. */
async function madeOnce(numbers: Numbers, account: string, card: Entered['card']) {
  const { token, message: wrong } = entered(numbers, card)
  if (wrong) return { error: { message: wrong } }
  const { id, message } = await send('card-once', { account, token })
  return id ? { paymentMethod: { id } } : { error: { message } }
}

/** The bank of the sandbox asks in words of its own. */
async function askedByBank(client_secret: string) {
  const dialog = document.createElement('dialog')
  dialog.style.cssText = 'max-width:360px;margin:auto;padding:28px;border:1px solid;font:inherit;color:CanvasText;background:Canvas'
  dialog.setAttribute('aria-labelledby', 'sandbox-bank')
  const title = Object.assign(document.createElement('h2'), { id: 'sandbox-bank', textContent: 'Your bank asks: is this you?' })
  const said = Object.assign(document.createElement('p'), { textContent: 'This is the bank of the sandbox. No money moves.' })
  const [yes, no] = ['Yes, pay', 'No, stop'].map((textContent) => {
    const button = Object.assign(document.createElement('button'), { textContent, type: 'button' })
    button.style.cssText = 'min-height:44px;margin-right:12px;padding:0 18px;font:inherit;cursor:pointer'
    return button
  })
  dialog.append(title, said, yes!, no!)
  document.body.append(dialog)
  dialog.showModal()
  const is_yes = await new Promise<boolean>((tell) => {
    yes!.addEventListener('click', () => tell(true))
    no!.addEventListener('click', () => tell(false))
    dialog.addEventListener('cancel', () => tell(false))
  })
  dialog.remove()
  const { message } = await send('bank', { client_secret, is_yes })
  if (is_yes && !message) return { paymentIntent: { status: 'succeeded' } }
  return { error: { message: message ?? 'Your bank did not agree to this payment.' } }
}
