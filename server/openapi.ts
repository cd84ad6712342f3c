import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#features/contract.ts'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

let made: ReturnType<typeof generate> | undefined

/** The API as OpenAPI 3.1, generated from the contract at the first request. */
export function openapi() {
  made ??= generate()
  return made
}

async function generate() {
  const document = await generator.generate(contract, {
    info: { title: 'Posy API', version: '1', description },
    servers: [{ url: '/api/v1' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Error: errorSchema } },
    security: [{ bearer: [] }],
  })
  for (const operations of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(operations ?? {})) describeAnswers((operation as Operation).responses)
  }
  return document
}

interface Operation {
  responses: Record<string, Answered>
}

interface Answered {
  description: string
  content?: Record<string, { schema?: { $ref?: string; anyOf?: object[] } }>
}

/** A call that answers nothing is written down as one that may answer anything; then it has no body to speak of. */
function describeAnswers(responses: Operation['responses']): void {
  for (const answer of Object.values(responses)) {
    const isAnything = answer.content?.['application/json']?.schema?.anyOf?.some((one) => Object.keys(one).length === 0)
    if (isAnything) delete answer.content
  }
  responses['default'] = refusal
}

const description =
  'Every refusal answers {message}; a 422 also {errors: {field: [text]}}, a 409 the current record as {data}. 429 and 503 say in Retry-After when to come again.'

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
