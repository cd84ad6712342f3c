import { type Broken, broken, pastBounds, wellMeant, withinBounds, written } from './broken-values.ts'
import type { Chance } from './chance.ts'
import type { Operation, Schema } from './operations.ts'
import type { Draft, Known } from './valid-inputs.ts'
import { wholeTwists } from './whole-twists.ts'

/** One thing done to a valid input. */
export interface Twist {
  says: string
  /** `taken` leaves the input valid, `refused` breaks a rule of the document; of the rest the document says nothing. */
  must: 'taken' | 'refused' | 'either'
  /** Of a bound of a field: those are all tried. */
  isBound?: true
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

/** The valid input first, then every bound of every field; of the rest some by chance, well meant and otherwise in turn. */
export function twistsFor(operation: Operation, known: Known, count: number, chance: Chance): Twist[] {
  const fields = fieldsOf(operation, known)
  const ofFields = fields.flatMap(twistsOf).map(operation.body?.anyOf ? loosely : (twist) => twist)
  const bounds = ofFields.filter(({ isBound }) => isBound)
  const all = [...ofFields.filter(({ isBound }) => !isBound), ...wholeTwists(operation)]
  const meantWell = chance.shuffled(all.filter(({ must }) => must === 'taken'))
  const others = chance.shuffled(all.filter(({ must }) => must !== 'taken'))
  const twists: Twist[] = [asDescribed, ...bounds]
  const enough = Math.max(count, twists.length + count / 2)
  while (twists.length < enough) twists.push((twists.length % 2 ? others.pop() : meantWell.pop()) ?? asDescribed)
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
  const put = (must: Twist['must'], what: string, value: unknown): Twist => ({
    says: says(what),
    must,
    apply: (draft) => set(draft, field, value),
  })
  const missing: Twist = { says: says('missing'), must: isNeeded ? 'refused' : 'either', apply: (draft) => unset(draft, field) }
  const kinds = field.schema.anyOf ?? [field.schema]
  const isFree = !isKnown && part !== 'address'
  const bounds = [
    ...(isFree ? kinds.flatMap(withinBounds) : []).map(([what, value]) => put('taken', what, value)),
    ...possible(field, pastBounds(field.schema)).map(([must, what, value]) => put(must, what, value)),
  ]
  return [
    ...bounds.map((twist) => ({ ...twist, isBound: true as const })),
    ...(isFree ? kinds.flatMap(wellMeant) : []).map(([what, value]) => put('taken', what, value)),
    ...possible(field, broken(field.schema, room[part])).map(([must, what, value]) => put(must, what, value)),
    ...(part === 'address' ? [] : [missing]),
    ...(part === 'body' ? written(field.schema).map(([what, text]) => putText(says(what), field, text)) : []),
  ]
}

const room = { address: { letters: 6_000, items: 500 }, query: { letters: 6_000, items: 500 }, body: { letters: 100_000, items: 10_000 } }

/** Without its last part an address is that of another call. */
function possible({ part }: Field, values: Broken[]): Broken[] {
  return values.filter(([, , value]) => part !== 'address' || value !== '')
}

function putText(says: string, field: Field, text: string): Twist {
  const mark = '@written@'
  return { says, must: 'either', apply: (draft) => set(draft, field, mark), write: (body) => body.replace(`"${mark}"`, text) }
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
