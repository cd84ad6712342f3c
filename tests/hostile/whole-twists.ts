import type { Operation } from './operations.ts'
import type { Twist } from './twists.ts'

/** What can be done to an input as a whole. */
export function wholeTwists({ body, path }: Operation): Twist[] {
  const extra: Twist = {
    says: 'a query that nobody asked for',
    must: 'taken',
    apply: ({ query }) => Object.assign(query, { 'x[y][]': 'z', __proto__x: '1' }),
  }
  if (!body)
    return [
      extra,
      { ...extra, says: 'a header that nobody asked for', apply: () => {}, headers: { 'x-posy': 'é'.repeat(20), te: 'trailers' } },
    ]
  const first = (text: string, added: string) => text.replace(/^\{/, `{${added}${text === '{}' ? '' : ','}`)
  return [
    { says: 'fields that nobody asked for', must: 'taken', write: (text) => first(text, '"is_admin":true,"":1,"toString":"x"') },
    {
      says: 'a prototype',
      must: 'taken',
      write: (text) => first(text, '"__proto__":{"is_admin":true},"constructor":{"prototype":{"x":1}}'),
    },
    { says: 'each key twice', must: 'taken', write: (text) => (text === '{}' ? text : first(text, text.slice(1, -1))) },
    { says: 'cut off', must: 'refused', write: (text) => text.slice(0, -1) },
    { says: 'two values', must: 'refused', write: (text) => text + text },
    { says: 'half a sign', must: 'refused', write: (text) => `${text}\uFFFF` },
    ...['[]', 'null', '""', '7', '[[{}]]', '{}'].map((text): Twist => ({ says: `body ${text}`, must: 'either', write: () => text })),
    {
      says: 'an unknown deep field',
      must: 'either',
      write: (text) => first(text, `"deep":${'['.repeat(10_000)}${']'.repeat(10_000)}`),
      headers: { 'idempotency-key': `deep${path}` },
    },
    { says: 'a key of 300 letters', must: 'either', headers: { 'idempotency-key': 'k'.repeat(300) } },
    { says: 'no type', must: 'either', headers: { 'content-type': 'application/octet-stream' } },
    {
      says: 'a list as a form',
      must: 'either',
      write: () => 'a[]=1&a[b]=2&__proto__[x]=1&a[__proto__][y]=2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  ]
}
