import type { Schema } from './operations.ts'
import { brokenTexts, strangeTexts } from './texts.ts'
import { least, most } from './valid-inputs.ts'

/** Values that the schema takes, at its edges. */
export function wellMeant(schema: Schema): [string, unknown][] {
  if (schema.enum) return schema.enum.map((value) => [`${value}`, value])
  if (schema.type === 'integer') return [least(schema), most(schema)].map((value) => [`${value}`, value])
  if (schema.type === 'boolean')
    return [
      ['true', true],
      ['false', false],
    ]
  if (schema.type === 'null') return [['null', null]]
  if (schema.type !== 'string' || schema.format || schema.pattern) return []
  const { minLength = 0, maxLength = 200 } = schema
  const strange = Object.entries(strangeTexts).filter(([, text]) => text.length >= minLength && text.length <= maxLength)
  return [['of full length', 'ä'.repeat(maxLength)], ...strange]
}

export type Broken = [must: 'refused' | 'either', what: string, value: unknown]

/** Values that the schema may not take; `room` is how long one may be where it stands. */
export function broken(schema: Schema, room: { letters: number; items: number }): Broken[] {
  const kinds = schema.anyOf ?? [schema]
  const isOne = kinds.length === 1
  const edges = isOne ? kinds.flatMap(beyond) : kinds.flatMap(beyond).map(([, what, value]): Broken => ['either', what, value])
  const anyType = [null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, '', ' ', 'NaN', '1e3', [], {}, [[]], { id: {} }, ['a', 1, null]]
  const types = anyType.map((value): Broken => ['either', JSON.stringify(value), value])
  const texts = Object.entries(brokenTexts).map(([what, text]): Broken => ['either', what, text])
  const floods: Broken[] = [
    ['either', 'a very long text', 'x'.repeat(room.letters)],
    ['either', 'ten thousand of it', Array.from({ length: room.items }, (_, nth) => nth + 1)],
  ]
  return [...edges, ...types, ...texts, ...floods]
}

/** Values just past what the schema takes. */
function beyond(schema: Schema): Broken[] {
  const { type, minLength = 0, maxLength, minItems = 0, maxItems, format } = schema
  if (schema.enum || 'const' in schema)
    return [
      ['refused', 'not in the list', 'id; drop table users'],
      ['refused', 'in capitals', 'ASC '],
    ]
  if (type === 'integer')
    return [
      ['refused', 'min - 1', least(schema) - 1],
      ['refused', 'max + 1', most(schema) + 1],
    ]
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
export function written(schema: Schema): [string, string][] {
  const deep = 10_000
  return [
    ['very deep lists', '['.repeat(deep) + ']'.repeat(deep)],
    ['very deep objects', '{"a":'.repeat(deep) + '1' + '}'.repeat(deep)],
    ['1e999', '1e999'],
    ...(schema.type === 'object' ? [['a prototype', '{"__proto__": {"is_admin": true}}'] satisfies [string, string]] : []),
  ]
}
