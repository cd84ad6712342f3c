// One chance: rights

import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openPayments } from './payments/payments.ts'
import { apiHeaders, pageHeaders, scriptHashes } from './page-policy.ts'

const plain = { host: 'posy.test', isSecure: false, scripts: { nonce: 'abc' } }

describe('the policy of a page', () => {
  test('lets own scripts and those with the nonce run, and no others', () => {
    const { 'content-security-policy': policy } = pageHeaders(plain)
    expect(directive(policy, 'script-src')).toBe("'self' 'nonce-abc'")
    expect(directive(policy, 'default-src')).toBe("'self'")
    expect(directive(policy, 'frame-ancestors')).toBe("'none'")
    expect(directive(policy, 'base-uri')).toBe("'none'")
    expect(directive(policy, 'object-src')).toBe("'none'")
    expect(directive(policy, 'form-action')).toBe("'self'")
  })

  // RULE-068
  test('lets one script of somebody else’s run where the operator named it, and only from there', () => {
    const { 'content-security-policy': policy } = pageHeaders({ ...plain, scriptOrigin: 'https://registry.example' })
    expect(directive(policy, 'script-src')).toBe("'self' 'nonce-abc' https://registry.example")
    const scriptless = pageHeaders({ ...plain, scriptOrigin: 'https://registry.example', isScriptless: true })
    expect(scriptless['content-security-policy']).not.toContain('registry.example')
  })

  test('loosens styles by attributes only, except while one develops', () => {
    const { 'content-security-policy': policy } = pageHeaders(plain)
    expect(directive(policy, 'style-src')).toBe("'self'")
    expect(directive(policy, 'style-src-attr')).toBe("'unsafe-inline'")
    expect(directive(pageHeaders({ ...plain, isDev: true })['content-security-policy'], 'style-src')).toBe("'self' 'unsafe-inline'")
  })

  test('names the hashes of a page that is kept', () => {
    const { 'content-security-policy': policy } = pageHeaders({ ...plain, scripts: { hashes: ["'sha256-x'", "'sha256-x'", "'sha256-y'"] } })
    expect(directive(policy, 'script-src')).toBe("'self' 'sha256-x' 'sha256-y'")
  })

  test('opens sockets to the own host only, and promises https only where there is https', () => {
    expect(directive(pageHeaders(plain)['content-security-policy'], 'connect-src')).toBe("'self' ws://posy.test")
    expect(pageHeaders(plain)).not.toHaveProperty('strict-transport-security')
    const secure = pageHeaders({ ...plain, isSecure: true })
    expect(directive(secure['content-security-policy'], 'connect-src')).toBe("'self' wss://posy.test")
    expect(secure['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  })

  test.each(['posy.test;script-src *', "posy.test 'unsafe-inline'", 'a,b', ''])('takes nothing else from the host %j', (host) => {
    expect(directive(pageHeaders({ ...plain, host })['content-security-policy'], 'connect-src')).toBe("'self'")
  })

  test.each(['localhost:3000', '[::1]:3000', '127.0.0.1'])('takes the host %s', (host) => {
    expect(directive(pageHeaders({ ...plain, host })['content-security-policy'], 'connect-src')).toBe(`'self' ws://${host}`)
  })

  test('keeps a secret address from travelling on', () => {
    expect(pageHeaders(plain)['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(pageHeaders({ ...plain, isSecretLink: true })['referrer-policy']).toBe('no-referrer')
  })
})

// RULE-065 RULE-066
test('where people pay the provider’s script may run, and no other page lets it', () => {
  const both = openPayments({
    cards: keys,
    paypal: { client_id: 'a', client_secret: 'b', webhook_id: 'c', api: 'https://x' },
    tax: [],
  }).scripts
  const { 'content-security-policy': policy, 'cross-origin-opener-policy': opener } = pageHeaders({ ...plain, payment: both.sources })
  expect(directive(policy, 'script-src')).toBe(
    "'self' 'nonce-abc' https://js.stripe.com https://www.paypal.com https://www.paypalobjects.com",
  )
  expect(directive(policy, 'frame-src')).toContain('https://hooks.stripe.com')
  expect(opener).toBe('same-origin-allow-popups')
  expect(JSON.stringify(pageHeaders(plain))).not.toMatch(/stripe|paypal/)
  const own = openPayments({ cards: { ...keys, script: '/sandbox/cards.js' }, paypal: undefined, tax: [] }).scripts
  expect(own).toMatchObject({ cards: '/sandbox/cards.js', paypal: null, sources: { scripts: [], frames: [] } })
})

const keys = { secret_key: 'sk', publishable_key: 'pk', webhook_secret: 'wh', api: 'https://api.stripe.com' }

test('an API answer may do nothing in a browser', () => {
  const headers = apiHeaders(false)
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('hashes are of the inline scripts, to the letter', () => {
  const html = '<script src="/a.js"></script><script type="module" async="">let a = "<b>"\n</script><p>x</p><script>b()</script>'
  expect(scriptHashes(html)).toEqual(
    ['let a = "<b>"\n', 'b()'].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  )
})

function directive(policy: string | undefined, name: string): string | undefined {
  return policy
    ?.split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)
}
