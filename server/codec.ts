import { Readable } from 'node:stream'
import { StandardOpenAPICodec } from '@orpc/openapi/standard'
import type { AnyProcedure } from '@orpc/server'
import type { RouteMeta } from '#features/route.ts'
import { Download } from './download.ts'

/** Stands among the parameters under a plain name, which every copy of them keeps; no caller can send one. */
class Unreadable {}

/** The body of a call was no JSON. It is said only after the policy, so that a refusal is the same with any body. */
export function isUnreadable(input: unknown): boolean {
  return (input as { body?: unknown } | undefined)?.body instanceof Unreadable
}

/** Plain objects leave as they are, without oRPC's copy of them; files and streams take its way. */
export class PlainCodec extends StandardOpenAPICodec {
  override async decode(...[request, params, procedure]: Parameters<StandardOpenAPICodec['decode']>): Promise<unknown> {
    if ((procedure['~orpc'].meta as RouteMeta).takes_bytes) return { ...params }
    const input = await super.decode(request, params, procedure).catch(() => ({ ...params, body: new Unreadable() }))
    // DELETE comes without a body, and what it may say may all be left out.
    return request.method === 'DELETE' ? (input ?? {}) : input
  }

  override encode(output: unknown, procedure: AnyProcedure): ReturnType<StandardOpenAPICodec['encode']> {
    const { route } = procedure['~orpc']
    if (output instanceof Download) return { status: 200, headers: headersOf(output), body: Readable.toWeb(output.content) }
    if (output?.constructor !== Object || route.outputStructure === 'detailed') return super.encode(output, procedure)
    return { status: route.successStatus ?? 200, headers: {}, body: output }
  }
}

function headersOf({ name, type }: Download) {
  return { 'content-type': type, ...(name !== undefined && { 'content-disposition': `attachment; filename="${name}"` }) }
}
