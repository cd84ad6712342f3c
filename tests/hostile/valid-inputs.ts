import type { Chance } from './chance.ts'
import type { Operation, Schema } from './operations.ts'
import { strangeTexts } from './texts.ts'

/** What a call is made of, before it is written down. */
export interface Draft {
  address: Record<string, unknown>
  query: Record<string, unknown>
  /** Undefined where there is none. */
  body: unknown
}

/** Values that only a look at the database tells, by the name of their field wherever it stands. */
export type Known = Record<string, unknown>

/** Stands for a field that is better left out. */
export const leftOut = Symbol('left out')

/** A call that the document says is right. */
export function validInput({ parameters, body }: Operation, known: Known, chance: Chance): Draft {
  const draft: Draft = { address: {}, query: {}, body: undefined }
  for (const { name, in: place, required = false, schema } of parameters) {
    const isGiven = known[name] !== leftOut && (required || name in known || chance.next() < 0.5)
    if (isGiven) draft[place === 'path' ? 'address' : 'query'][name] = name in known ? known[name] : validValue(schema, known, chance)
  }
  if (body) draft.body = validValue(body, known, chance)
  return draft
}

export function validValue(schema: Schema, known: Known, chance: Chance): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return chance.one(schema.enum)
  if (schema.anyOf) return validValue(likeliest(schema.anyOf, known, chance), known, chance)
  switch (schema.type) {
    case 'object':
      return validObject(schema, known, chance)
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, chance.whole(0, 2)) }, () => validValue(schema.items ?? {}, known, chance))
    case 'integer':
    case 'number':
      return chance.whole(least(schema), Math.min(most(schema), least(schema) + 1_000))
    case 'boolean':
      return chance.next() < 0.5
    case 'null':
      return null
    default:
      return validText(schema, chance)
  }
}

/** The least whole number that the schema takes. */
export function least({ minimum = 0, exclusiveMinimum }: Schema): number {
  return exclusiveMinimum === undefined ? minimum : Math.max(minimum, exclusiveMinimum + 1)
}

export function most({ maximum = Number.MAX_SAFE_INTEGER }: Schema): number {
  return maximum
}

function validObject({ properties = {}, required = [] }: Schema, known: Known, chance: Chance): Record<string, unknown> {
  const entries = Object.entries(properties).filter(
    ([name, schema]) => !schema.not && known[name] !== leftOut && (required.includes(name) || name in known || chance.next() < 0.5),
  )
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, name in known ? ownCopy(known[name]) : validValue(schema, known, chance)]),
  )
}

/** What is twisted in one input stays as it was for the next. */
function ownCopy(value: unknown): unknown {
  return typeof value === 'object' ? structuredClone(value) : value
}

/** Of several objects the one of which most is known. */
function likeliest(schemas: Schema[], known: Known, chance: Chance): Schema {
  const knownOf = ({ required = [] }: Schema) => required.filter((name) => name in known).length
  const best = Math.max(...schemas.map(knownOf))
  return chance.one(schemas.filter((schema) => knownOf(schema) === best))
}

function validText({ format, minLength = 0, maxLength = 200 }: Schema, chance: Chance): string {
  if (format === 'date') return `2027-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}`
  if (format === 'date-time') return `2027-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}T12:00:00Z`
  if (format === 'time') return `1${chance.whole(0, 9)}:${chance.whole(10, 59)}`
  if (format === 'uuid') return uuid(chance)
  const text = chance.next() < 0.3 ? chance.one(Object.values(strangeTexts)) : `${chance.one(words)} ${chance.whole(1, 9_999)}`
  return text.length > maxLength ? 'Ada'.slice(0, maxLength) : text.padEnd(minLength, 'y')
}

const words = ['Ada', 'Grace', 'Nora', 'Table by the window', 'No nuts', 'Aunt']

function uuid(chance: Chance): string {
  const hex = Array.from({ length: 32 }, () => chance.whole(0, 15).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
