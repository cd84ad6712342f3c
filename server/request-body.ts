import { tooLarge } from './errors.ts'

/** The body of a request, read to its end unless that comes too late. */
export async function readBody({ headers, body }: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > most) tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > most) tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The request, if its body ends in time: Node keeps a body to the length it told, one that told none is counted here. */
export async function withinLimit(request: Request, most: number): Promise<Request> {
  const { method, url, headers } = request
  if (Number(headers.get('content-length') ?? 0) > most) tooLarge()
  if (!headers.has('transfer-encoding') || method === 'GET' || method === 'HEAD') return request
  return new Request(url, { method, headers, body: await readBody(request, most) })
}
