// One chance: money

import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { browserAnswers } from './browser.ts'
import { cardScript } from './browser-cards.ts'
import { publishedNumbers } from './card-numbers.ts'
import { openSandbox } from './sandbox.ts'

const sandbox = await openSandbox({ deliver: () => {} })
const answer = browserAnswers(sandbox, 'http://posy.test')
const ask = (path: string, said: object, headers: Record<string, string> = {}) =>
  answer(new Request(`http://posy.test/sandbox/${path}`, { method: 'POST', body: JSON.stringify(said), headers }))

test('both scripts are scripts, and know nothing from outside of them', async () => {
  for (const path of ['cards.js', 'paypal.js']) {
    const given = await answer(new Request(`http://posy.test/sandbox/${path}`))
    expect(given.headers.get('content-type')).toContain('text/javascript')
    const self: Record<string, unknown> = {}
    runInNewContext(await given.text(), { self, Object })
    expect(Object.keys(self)).toEqual([path === 'cards.js' ? 'Stripe' : 'paypal'])
  }
  sandbox.close()
})

test('a number that is not published is refused in the browser, and of one that is only its name is sent', async () => {
  const sent: string[] = []
  const inputs: { value: string; style: object }[] = []
  const fetched = async (_to: string, { body }: { body: string }) => {
    sent.push(body)
    return { json: async () => ({ id: 'pm_1' }) }
  }
  const self: Record<string, unknown> = { fetch: fetched }
  const document = {
    createElement: () => {
      const input = { value: '', style: {}, setAttribute: () => {}, addEventListener: () => {}, focus: () => {} }
      inputs.push(input)
      return input
    },
  }
  runInNewContext(cardScript(publishedNumbers), { self, document, Object, Date, Number })
  const stripe = (self['Stripe'] as () => Provider)()
  const elements = stripe.elements()
  const [card] = ['cardNumber', 'cardExpiry', 'cardCvc'].map((kind) => elements.create(kind))
  const year = String((new Date().getFullYear() + 3) % 100).padStart(2, '0')
  const type = (number: string) => Object.assign(inputs[0]!, { value: number })
  Object.assign(inputs[1]!, { value: `12 / ${year}` })
  Object.assign(inputs[2]!, { value: '123' })
  for (const number of ['', '4111 1111 1111 1111', '5105 1051 0510 5100', '4242']) {
    type(number)
    expect((await stripe.confirmCardSetup('s', { payment_method: { card } })).error?.message).toMatch(/sandbox|incomplete/)
  }
  expect(sent).toEqual([])
  type('4242 4242 4242 4242')
  expect((await stripe.confirmCardSetup('s', { payment_method: { card } })).error).toBeUndefined()
  expect(sent).toEqual([JSON.stringify({ client_secret: 's', token: 'pm_card_visa' })])
})

interface Provider {
  elements: () => { create: (kind: string) => unknown }
  confirmCardSetup: (secret: string, how: object) => Promise<{ error?: { message: string } }>
}

test('another site reaches nothing, and what makes no sense is refused in words', async () => {
  expect((await ask('card', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
  expect((await ask('card', { client_secret: 'seti_none', token: 'pm_card_visa' })).status).toBe(400)
  expect((await ask('bank', { client_secret: 1 })).status).toBe(400)
  expect((await ask('bank', { client_secret: 'pi_none', is_yes: true })).status).toBe(400)
  expect((await ask('nothing', {})).status).toBe(400)
})
