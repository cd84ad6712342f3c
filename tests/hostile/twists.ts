import type { Chance } from './chance.ts'
import type { Operation, Schema } from './operations.ts'
import { brokenTexts, strangeTexts } from './texts.ts'
import { type Draft, type Known, least, most } from './valid-inputs.ts'

/** One thing done to a valid input. */
export interface Twist {
  says: string
  /** `taken` leaves the input valid, `refused` breaks a rule of the document; of the rest the document says nothing. */
  must: 'taken' | 'refused' | 'either'
  /** Undefined where the input stays as it is. */
  apply?: (draft: Draft) => void
  /** What becomes of the body after it was written down. */
  write?: (body: string) => string
  headers?: Record<string, string>
}

interface Field {
  part: keyof Draft
  steps: string[]
  schema: Schema
  isNeeded: boolean
  isKnown: boolean
}

/** The valid input first, then one field at a time, well meant and otherwise in turn. */
export function twistsFor(operation: Operation, known: Known, count: number, chance: Chance): Twist[] {
  const fields = fieldsOf(operation, known)
  const ofFields = fields.flatMap(twistsOf).map(operation.body?.anyOf ? loosely : (twist) => twist)
  const all = [...ofFields, ...wholeTwists(operation)]
  const meantWell = chance.shuffled(all.filter(({ must }) => must === 'taken'))
  const others = chance.shuffled(all.filter(({ must }) => must !== 'taken'))
  const twists: Twist[] = [asDescribed]
  while (twists.length < count) twists.push((twists.length % 2 ? others.pop() : meantWell.pop()) ?? asDescribed)
  return twists
}

const asDescribed: Twist = { says: 'as the document has it', must: 'taken' }

function fieldsOf({ parameters, body }: Operation, known: Known): Field[] {
  const given = parameters.map(({ name, in: place, required = false, schema }): Field => {
    const part = place === 'path' ? 'address' : 'query'
    return { part, steps: [name], schema, isNeeded: required, isKnown: name in known }
  })
  return [...given, ...(body ? inObject(body, [], known) : [])]
}

function inObject(schema: Schema, above: string[], known: Known): Field[] {
  const { properties = {}, required = [] } = schema.anyOf?.findLast(({ type }) => type === 'object') ?? schema
  return Object.entries(properties).flatMap(([name, inner]): Field[] => {
    if (inner.not) return []
    const steps = [...above, name]
    const isNeeded = above.length === 0 && required.includes(name) && !schema.anyOf
    const field: Field = { part: 'body', steps, schema: inner, isNeeded, isKnown: name in known }
    return [field, ...(inner.type === 'object' ? inObject(inner, steps, known) : [])]
  })
}

/** Of several kinds of body each has rules of its own. */
function loosely(twist: Twist): Twist {
  return { ...twist, must: twist.must === 'refused' ? 'either' : twist.must }
}

function twistsOf(field: Field): Twist[] {
  const { steps, isNeeded, isKnown, part } = field
  const says = (what: string) => `${part} ${steps.join('.')}: ${what}`
  const put = (must: Twist['must'], what: string, value: unknown): Twist => ({ says: says(what), must, apply: (draft) => set(draft, field, value) })
  const kinds = field.schema.anyOf ?? [field.schema]
  return [
    ...(isKnown || part === 'address' ? [] : kinds.flatMap(wellMeant)).map(([what, value]) => put('taken', what, value)),
    ...broken(field).map(([must, what, value]) => put(must, what, value)),
    ...(part === 'address' ? [] : [{ says: says('missing'), must: isNeeded ? 'refused' : 'either', apply: (draft) => unset(draft, field) } as const]),
    ...(part === 'body' ? written(field).map(([what, text]) => putText(says(what), field, text)) : []),
  ]
}

/** Values that the schema takes, at its edges. */
function wellMeant(schema: Schema): [string, unknown][] {
  if (schema.enum) return schema.enum.map((value) => [`${value}`, value])
  if (schema.type === 'integer') return [least(schema), most(schema)].map((value) => [`${value}`, value])
  if (schema.type === 'boolean') return [['true', true], ['false', false]]
  if (schema.type === 'null') return [['null', null]]
  if (schema.type !== 'string' || schema.format || schema.pattern) return []
  const { minLength = 0, maxLength = 200 } = schema
  const strange = Object.entries(strangeTexts).filter(([, text]) => text.length >= minLength && text.length <= maxLength)
  return [['of full length', 'ä'.repeat(maxLength)], ...strange]
}

type Broken = [must: 'refused' | 'either', what: string, value: unknown]

function broken({ schema, part }: Field): Broken[] {
  const kinds = schema.anyOf ?? [schema]
  const isOne = kinds.length === 1
  const edges = isOne ? kinds.flatMap(beyond) : kinds.flatMap(beyond).map(([, what, value]): Broken => ['either', what, value])
  const anyType = [null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, '', ' ', 'NaN', '1e3', [], {}, [[]], { id: {} }, ['a', 1, null]]
  // Without its last part an address is that of another call.
  const types = anyType.filter((value) => part !== 'address' || value !== '').map((value): Broken => ['either', JSON.stringify(value), value])
  const texts = Object.entries(brokenTexts).map(([what, text]): Broken => ['either', what, text])
  const most = part === 'body' ? 100_000 : 6_000
  const floods: Broken[] = [
    ['either', 'a very long text', 'x'.repeat(most)],
    ['either', 'ten thousand of it', Array.from({ length: part === 'body' ? 10_000 : 500 }, (_, nth) => nth + 1)],
  ]
  return [...edges, ...types, ...texts, ...floods]
}

/** Values just past what the schema takes. */
function beyond(schema: Schema): Broken[] {
  const { type, minLength = 0, maxLength, minItems = 0, maxItems, format } = schema
  if (schema.enum || 'const' in schema) return [['refused', 'not in the list', 'id; drop table users'], ['refused', 'in capitals', 'ASC ']]
  if (type === 'integer') return [['refused', 'min - 1', least(schema) - 1], ['refused', 'max + 1', most(schema) + 1]]
  if (type === 'array') {
    const tooMany = maxItems === undefined ? [] : [['refused', 'one too many', Array(maxItems + 1).fill(1)] satisfies Broken]
    return minItems > 0 ? [['refused', 'none', []], ...tooMany] : tooMany
  }
  if (type !== 'string') return []
  const past: Broken[] = maxLength === undefined ? [] : [['refused', 'max + 1', 'y'.repeat(maxLength + 1)]]
  if (minLength > 0) past.push(['refused', 'min - 1', 'y'.repeat(minLength - 1)])
  if (format) for (const value of wrongFormats) past.push(['refused', value, value])
  return past
}

const wrongFormats = ['2026-02-30', '2026-13-01T00:00:00Z', 'yesterday', '0', '10000-01-01', 'zzzzzzzz-zzzz-4zzz-azzz-zzzzzzzzzzzz']

/** What no value of JavaScript is, but JSON can say. */
function written({ schema }: Field): [string, string][] {
  const deep = 10_000
  return [
    ['very deep lists', '['.repeat(deep) + ']'.repeat(deep)],
    ['very deep objects', '{"a":'.repeat(deep) + '1' + '}'.repeat(deep)],
    ['1e999', '1e999'],
    ...(schema.type === 'object' ? [['a prototype', '{"__proto__": {"is_admin": true}}'] satisfies [string, string]] : []),
  ]
}

function putText(says: string, field: Field, text: string): Twist {
  const mark = '@written@'
  return { says, must: 'either', apply: (draft) => set(draft, field, mark), write: (body) => body.replace(`"${mark}"`, text) }
}

/** What can be done to an input as a whole. */
function wholeTwists({ body, path }: Operation): Twist[] {
  const extra: Twist = { says: 'a query that nobody asked for', must: 'taken', apply: ({ query }) => Object.assign(query, { 'x[y][]': 'z', __proto__x: '1' }) }
  if (!body) return [extra, { ...extra, says: 'a header that nobody asked for', apply: () => {}, headers: { 'x-posy': 'é'.repeat(20), te: 'trailers' } }]
  const first = (text: string, added: string) => text.replace(/^\{/, `{${added}${text === '{}' ? '' : ','}`)
  return [
    { says: 'fields that nobody asked for', must: 'taken', write: (text) => first(text, '"is_admin":true,"":1,"toString":"x"') },
    { says: 'a prototype', must: 'taken', write: (text) => first(text, '"__proto__":{"is_admin":true},"constructor":{"prototype":{"x":1}}') },
    { says: 'each key twice', must: 'taken', write: (text) => (text === '{}' ? text : first(text, text.slice(1, -1))) },
    { says: 'cut off', must: 'refused', write: (text) => text.slice(0, -1) },
    { says: 'two values', must: 'refused', write: (text) => text + text },
    { says: 'half a sign', must: 'refused', write: (text) => `${text}\uFFFF` },
    ...['[]', 'null', '""', '7', '[[{}]]', '{}'].map((text): Twist => ({ says: `body ${text}`, must: 'either', write: () => text })),
    { says: 'an unknown deep field', must: 'either', write: (text) => first(text, `"deep":${'['.repeat(10_000)}${']'.repeat(10_000)}`), headers: { 'idempotency-key': `deep${path}` } },
    { says: 'a key of 300 letters', must: 'either', headers: { 'idempotency-key': 'k'.repeat(300) } },
    { says: 'no type', must: 'either', headers: { 'content-type': 'application/octet-stream' } },
    { says: 'a list as a form', must: 'either', write: () => 'a[]=1&a[b]=2&__proto__[x]=1&a[__proto__][y]=2', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ]
}

function set(draft: Draft, { part, steps }: Field, value: unknown): void {
  const holder = holderOf(draft, part, steps)
  holder[steps.at(-1)!] = value
}

function unset(draft: Draft, { part, steps }: Field): void {
  delete holderOf(draft, part, steps)[steps.at(-1)!]
}

function holderOf(draft: Draft, part: keyof Draft, steps: string[]): Record<string, unknown> {
  let holder = recordIn(draft, part)
  for (const step of steps.slice(0, -1)) holder = recordIn(holder, step)
  return holder
}

/** What stands under the name, made an object where it is none. */
function recordIn(holder: object, name: string): Record<string, unknown> {
  const held: unknown = Reflect.get(holder, name)
  const record = typeof held === 'object' && held !== null && !Array.isArray(held) ? held : {}
  Reflect.set(holder, name, record)
  return record as Record<string, unknown>
}
