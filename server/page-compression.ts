import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from './page-cache.ts'

/** The answer in the best form that the browser takes, made anew for each: quickly, rather than as small as can be. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  if (!response.body || encoding === 'identity') return response
  const whole = Buffer.from(await response.arrayBuffer())
  const body = encoding === 'br' ? await brotli(whole, quick(whole)) : await zip(whole)
  const headers = new Headers(response.headers)
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  headers.append('vary', 'accept-encoding')
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: response.status, headers })
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

function quick(body: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
}
