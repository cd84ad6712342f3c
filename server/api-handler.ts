import { SmartCoercionPlugin } from '@orpc/json-schema'
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { StandardBracketNotationSerializer, StandardOpenAPIJsonSerializer, StandardOpenAPISerializer } from '@orpc/openapi-client/standard'
import type { AnyRouter } from '@orpc/server'
import { FetchHandler } from '@orpc/server/fetch'
import { StandardHandler, type StandardHandlerOptions } from '@orpc/server/standard'
import type { RouteMeta } from '#features/route.ts'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { PlainCodec } from './codec.ts'
import { errorBody, noted, retryAfter } from './errors.ts'
import type { Log } from './log.ts'
import type { RequestContext } from './policy.ts'

/** Makes numbers of the digits in paths, queries and forms; a call that says it is JSON has none of these. */
class Coercion extends SmartCoercionPlugin<RequestContext> {
  override init(options: StandardHandlerOptions<RequestContext>): void {
    super.init(options)
    const [coerce, ...others] = options.clientInterceptors ?? []
    if (!coerce) return
    options.clientInterceptors = [(call) => ((call.procedure['~orpc'].meta as RouteMeta).is_json ? call.next() : coerce(call)), ...others]
  }
}

type CallOptions = { context: RequestContext; next: () => Promise<unknown> }

/** Serves the router at the paths of its contract. */
export function createApiHandler(router: AnyRouter, log: Log) {
  const options = {
    customErrorResponseBodyEncoder: errorBody,
    plugins: [new Coercion({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    clientInterceptors: [
      ({ context, next }: CallOptions) =>
        next().catch((thrown: unknown) => {
          const error = noted(thrown, log)
          for (const [name, value] of Object.entries(retryAfter(error))) context.answerHeaders.set(name, value)
          throw error
        }),
    ],
  }
  const serializer = new StandardOpenAPISerializer(new StandardOpenAPIJsonSerializer(), new StandardBracketNotationSerializer())
  const codec = new PlainCodec(serializer, options)
  return new FetchHandler<RequestContext>(
    new StandardHandler(router, new StandardOpenAPIMatcher(), codec, options as never),
    options as never,
  )
}
