import type { Schema } from './operations.ts'
import { brokenTexts, strangeTexts } from './texts.ts'
import { least, most } from './valid-inputs.ts'

/** The least and the most that the schema takes. */
export function withinBounds(schema: Schema): [string, unknown][] {
  if (schema.enum) return []
  if (schema.type === 'integer') return [least(schema), most(schema)].map((value) => [`${value}`, value])
  if (!isFree(schema)) return []
  const { minLength = 0, maxLength = 200 } = schema
  return [
    ['of least length', 'ä'.repeat(minLength)],
    ['of full length', 'ä'.repeat(maxLength)],
  ]
}

/** Other values that the schema takes. */
export function wellMeant(schema: Schema): [string, unknown][] {
  if (schema.enum) return schema.enum.map((value) => [`${value}`, value])
  if (schema.type === 'boolean')
    return [
      ['true', true],
      ['false', false],
    ]
  if (schema.type === 'null') return [['null', null]]
  if (!isFree(schema)) return []
  const { minLength = 0, maxLength = 200 } = schema
  return Object.entries(strangeTexts).filter(([, text]) => text.length >= minLength && text.length <= maxLength)
}

/** Any text of a length that the schema says. */
function isFree({ type, format, pattern }: Schema): boolean {
  return type === 'string' && !format && !pattern
}

export type Broken = [must: 'refused' | 'either', what: string, value: unknown]

/** Values just past what the schema takes; of several kinds of values another kind may take one. */
export function pastBounds(schema: Schema): Broken[] {
  const kinds = schema.anyOf ?? [schema]
  return kinds.flatMap(beyond).map(([must, what, value]) => [kinds.length === 1 ? must : 'either', what, value])
}

/** Other values that the schema may not take; `room` is how long one may be where it stands. */
export function broken(schema: Schema, room: { letters: number; items: number }): Broken[] {
  const kinds = schema.anyOf ?? [schema]
  const must = kinds.length === 1 ? 'refused' : 'either'
  const formats = kinds.some(({ format }) => format) ? wrongFormats.map((value): Broken => [must, value, value]) : []
  const anyType = [null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, '', ' ', 'NaN', '1e3', [], {}, [[]], { id: {} }, ['a', 1, null]]
  const types = anyType.map((value): Broken => ['either', JSON.stringify(value), value])
  const texts = Object.entries(brokenTexts).map(([what, text]): Broken => ['either', what, text])
  const floods: Broken[] = [
    ['either', 'a very long text', 'x'.repeat(room.letters)],
    ['either', 'ten thousand of it', Array.from({ length: room.items }, (_, nth) => nth + 1)],
  ]
  return [...formats, ...types, ...texts, ...floods]
}

function beyond(schema: Schema): Broken[] {
  const { type, minLength = 0, maxLength, minItems = 0, maxItems } = schema
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
