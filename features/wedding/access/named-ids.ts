import type * as z from 'zod'
import type { Kind } from '#features/kinds.ts'
import { idKinds } from '#features/shapes.ts'

/** What a call says its things are, before anything of it is checked. */
export interface NamedIds {
  user_id?: number
  body_user_id?: number
  address: Ids
  body: Ids
}

interface Call {
  method: string
  path: string
  /** As the contract has it. */
  schema: unknown
}

/** Ids by the kind of what they name. */
export type Ids = Partial<Record<Kind, readonly number[]>>

/**
 * What is named in path or query stands in the address, everything else in the body. A thing in the path says by itself whose
 * it is; where the couple stands in the path, it is theirs.
 */
export function namedIds({ method, path, schema }: Call, input: unknown): NamedIds {
  const { def } = schema ? (schema as z.core.$ZodTypes)._zod : {}
  if (!isObject(input) || def?.type !== 'object') return { address: {}, body: {} }
  const inPath = Object.keys(def.shape).filter((name) => path.includes(`{${name}}`))
  const [address, body] = [new Map<Kind, Set<number>>(), new Map<Kind, Set<number>>()]
  for (const [name, field] of Object.entries(def.shape)) {
    collect(field, input[name], method === 'GET' || inPath.includes(name) ? address : body)
  }
  const isOfCouple = inPath.includes('user_id')
  const isOfThing = inPath.some((name) => idKinds.has(def.shape[name]!))
  const named = { address: listed(address), body: listed(body) }
  const user_id = 'user_id' in def.shape && (isOfCouple || !isOfThing) ? input['user_id'] : undefined
  if (!isId(user_id)) return named
  return method === 'GET' || isOfCouple ? { ...named, user_id } : { ...named, body_user_id: user_id }
}

/** One by one, so that a field that names nothing does not hide another that does. */
function collect(schema: z.core.$ZodType, value: unknown, ids: Map<Kind, Set<number>>): void {
  const kind = idKinds.get(schema)?.kind
  if (kind) {
    if (isId(value)) ids.set(kind, (ids.get(kind) ?? new Set()).add(value))
    return
  }
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object' && isObject(value)) for (const [name, field] of Object.entries(def.shape)) collect(field, value[name], ids)
  if (def.type === 'array' && Array.isArray(value)) for (const one of value) collect(def.element, one, ids)
  if (def.type === 'union') for (const option of def.options) collect(option, value, ids)
  if ('innerType' in def) collect(def.innerType, value, ids)
}

function listed(ids: Map<Kind, Set<number>>): Ids {
  return Object.fromEntries([...ids].map(([kind, named]) => [kind, [...named]]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}
