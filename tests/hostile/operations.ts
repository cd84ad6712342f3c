/** As much of JSON Schema as the document uses. */
export interface Schema {
  $ref?: string
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null'
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  not?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
}

export interface Operation {
  name: string
  method: string
  /** With its parameters in braces. */
  path: string
  parameters: Parameter[]
  body: Schema | undefined
  isBodyNeeded: boolean
  responses: Record<string, Answered>
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}

interface Answered {
  content?: Record<string, { schema: Schema }>
}

interface Described {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, Answered>
}

export interface Api {
  operations: Operation[]
  schemas: Record<string, Schema>
}

/**
 * A valid input of these is a token of somebody else, which features/account/providers bend; or bytes, which
 * features/files/uploads and tests/hostile/files.test.ts do; or signed by a provider of payments, as features/money/purchases/webhooks
 * have it; or needs what a preview answered, as features/overview/moving and features/overview/day-sheet have it.
 */
const needsMore = /^(social\.|identities\.(begin|link)$|uploads\.send$|webhooks\.stripe$|moving\.move$|day_sheets\.late$)/

/** What the product says of itself. */
export async function readApi(origin: string): Promise<Api> {
  const answer = await fetch(`${origin}/api/v1/openapi.json`)
  const { paths, components }: { paths: Record<string, Record<string, Described>>; components: { schemas: Record<string, Schema> } } =
    await answer.json()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operation(path, method, described)),
  )
  return { operations: operations.filter(({ name }) => !needsMore.test(name)), schemas: components.schemas }
}

function operation(path: string, method: string, { operationId: name, parameters = [], requestBody, responses }: Described): Operation {
  const body = requestBody?.content['application/json']?.schema
  return { name, method: method.toUpperCase(), path, parameters, body, isBodyNeeded: Boolean(requestBody?.required), responses }
}

export function isWrite({ method }: Operation): boolean {
  return method !== 'GET'
}
