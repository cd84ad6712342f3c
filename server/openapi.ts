import { traverseContractProcedures } from '@orpc/server'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract, tags } from '#features/contract.ts'
import type { Policy, RouteMeta } from '#features/route.ts'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

let made: ReturnType<typeof generate> | undefined

/** The API as OpenAPI 3.1, generated from the contract at the first request. */
export function openapi() {
  made ??= generate()
  return made
}

async function generate() {
  const document = await generator.generate(contract, {
    info: { title: 'Posy API', version: '1', description, license, contact },
    servers: [{ url: '/api/v1' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    components: { securitySchemes, schemas: { Error: errorSchema } },
    security: signedIn,
  })
  const metas = metaOfCalls()
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, one] of Object.entries(operations ?? {})) describe(one as Operation, metas.get(`${method.toUpperCase()} ${path}`)!)
  }
  oneBoundEach(document)
  return document
}

interface Operation {
  description?: string
  security?: Record<string, string[]>[]
  responses: Record<string, Answered>
}

interface Answered {
  description: string
  content?: Record<string, { schema?: { $ref?: string; anyOf?: object[] } }>
}

function metaOfCalls(): Map<string, RouteMeta> {
  const metas = new Map<string, RouteMeta>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract }) => {
    const { route, meta } = contract['~orpc']
    metas.set(`${route.method} ${route.path}`, meta as RouteMeta)
  })
  return metas
}

function describe(operation: Operation, { policy, heavy, impersonation }: RouteMeta): void {
  const isOpen = open.has(policy!)
  if (isOpen) operation.security = []
  else if (openToo.has(policy!)) operation.security = [{}, ...signedIn]
  operation.description ??= [
    isOpen ? 'Needs no session' : openToo.has(policy!) ? 'Works with a session or without' : 'Needs a session',
    `; the rule is \`${policy}\`.`,
    heavy ? ' One at a time from an account.' : '',
    impersonation ? ' Not for an operator who acts as somebody else.' : '',
  ].join('')
  describeAnswers(operation.responses)
}

/** Whom these let in they know by the address, by a token in the call, or not at all. */
const open = new Set<Policy>([
  'anyone',
  'seen_board',
  'signed_out',
  'provider',
  'notice_link',
  'contributor_link',
  'board_link',
  'run_link',
  'invite',
  'guest_letter',
  'open_collector',
  'open_registry',
  'open_website',
  'newsletter_link',
  'submission_link',
  'stripe_event',
])
const openToo = new Set<Policy>(['guest_reply', 'marketing_event', 'published', 'paypal_event'])

/** A call that answers nothing is written down as one that may answer anything; then it has no body to speak of. */
function describeAnswers(responses: Operation['responses']): void {
  for (const answer of Object.values(responses)) {
    const isAnything = answer.content?.['application/json']?.schema?.anyOf?.some((one) => Object.keys(one).length === 0)
    if (isAnything) delete answer.content
  }
  responses['4XX'] = refusal
  responses['default'] = refusal
}

interface Bounds {
  type?: unknown
  minimum?: number
  exclusiveMinimum?: number
}

/** Zod tells the least of all whole numbers beside the least that a field takes. */
function oneBoundEach(part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  const bounds = part as Bounds
  if (bounds.type === 'integer' && typeof bounds.exclusiveMinimum === 'number') {
    bounds.minimum = Math.max(bounds.minimum ?? Number.NEGATIVE_INFINITY, bounds.exclusiveMinimum + 1)
    delete bounds.exclusiveMinimum
  }
  Object.values(part).forEach(oneBoundEach)
}

const description =
  'Every refusal answers {message}; a 422 also {errors: {field: [text]}}, a 409 the current record as {data}. 429 and 503 say in Retry-After when to come again. A number in JSON is a number; in an address or a form its digits are.'
const license = { name: 'All rights reserved', identifier: 'LicenseRef-Posy' }
const contact = { name: 'Posy', email: 'hello@posy.example' }

const signedIn: Record<string, string[]>[] = [{ bearer: [] }, { cookie: [] }]
const securitySchemes = {
  bearer: { type: 'http' as const, scheme: 'bearer', description: 'The access_token of POST /auth/token' },
  cookie: {
    type: 'apiKey' as const,
    in: 'cookie' as const,
    name: '__Host-posy_session',
    description: 'Set by POST /auth/session; over plain http it is called posy_session. Writes with it must come from a page of the site',
  },
}

const errorSchema = {
  type: 'object' as const,
  required: ['message'],
  properties: {
    message: { type: 'string' as const },
    errors: { type: 'object' as const, additionalProperties: { type: 'array' as const, items: { type: 'string' as const } } },
    error: { type: 'string' as const, description: 'As OAuth names it, from the token call' },
    data: { description: 'The record as it is now, with a 409' },
  },
  additionalProperties: false,
}

const refusal = {
  description: 'A refusal',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}
