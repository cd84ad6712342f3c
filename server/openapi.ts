import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#features/contract.ts'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

let made: ReturnType<typeof generator.generate> | undefined

/** The API as OpenAPI 3.1, generated from the contract at the first request. */
export function openapi() {
  made ??= generator.generate(contract, {
    info: {
      title: 'Posy API',
      version: '1',
      description: 'Errors answer {message}; a 422 also {errors: {field: [text]}}, a 409 the current record as {data}.',
    },
    servers: [{ url: '/api/v1' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  })
  return made
}
