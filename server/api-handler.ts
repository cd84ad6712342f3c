import { SmartCoercionPlugin } from '@orpc/json-schema'
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { StandardBracketNotationSerializer, StandardOpenAPIJsonSerializer, StandardOpenAPISerializer } from '@orpc/openapi-client/standard'
import type { AnyRouter } from '@orpc/server'
import { FetchHandler } from '@orpc/server/fetch'
import { StandardHandler, type StandardHandlerOptions } from '@orpc/server/standard'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { PlainCodec } from './codec.ts'
import type { Admission } from './admission.ts'
import { errorBody, noted, retryAfter } from './errors.ts'
import type { Log } from './log.ts'
import type { RequestContext } from './policy.ts'

/** Makes numbers of the digits in paths, queries and forms. What comes as JSON has numbers, and a text in it stays one. */
class Coercion extends SmartCoercionPlugin<RequestContext> {
  override init(options: StandardHandlerOptions<RequestContext>): void {
    super.init(options)
    const [coerce, ...others] = options.clientInterceptors ?? []
    if (!coerce) return
    options.clientInterceptors = [
      (call) => {
        if (!isJson(call.context.headers)) return coerce(call)
        const { input } = call
        const next = (coerced: Partial<typeof call> = {}) =>
          call.next({ ...call, input: { ...(input as object), ...(coerced.input as object) } })
        const address = inAddress(call.procedure['~orpc'].route.path, input)
        return address ? coerce({ ...call, input: address, next: next as typeof call.next }) : call.next()
      },
      ...others,
    ]
  }
}

function isJson(headers: Headers): boolean {
  return /^application\/json\b/i.test(headers.get('content-type') ?? '')
}

/** The parts of the input that stand in the path; undefined where none does. */
function inAddress(path: string | undefined, input: unknown): object | undefined {
  const names = path?.match(/(?<=\{)\w+(?=\})/g)
  return names ? Object.fromEntries(names.map((name) => [name, (input as Record<string, unknown>)[name]])) : undefined
}

type CallOptions = Parameters<Admission['call']>[0] & { next: (call?: { context: RequestContext }) => Promise<unknown> }

/** Serves the router at the paths of its contract. */
export function createApiHandler(router: AnyRouter, { log, admission }: { log: Log; admission: Admission }) {
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
      (call: CallOptions) => admission.call(call, (db) => call.next({ ...call, context: { ...call.context, db } })),
    ],
  }
  const serializer = new StandardOpenAPISerializer(new StandardOpenAPIJsonSerializer(), new StandardBracketNotationSerializer())
  const codec = new PlainCodec(serializer, options)
  return new FetchHandler<RequestContext>(
    new StandardHandler(router, new StandardOpenAPIMatcher(), codec, options as never),
    options as never,
  )
}
