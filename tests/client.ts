export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint: a story reads what it expects to be there
  body: any
}

export type Send = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>

export interface Client {
  get: Send
  post: Send
  put: Send
  delete: Send
}

/** Speaks to the API of a running server. */
export function clientAt(origin: string, always: Record<string, string> = {}): Client {
  const send =
    (method: string): Send =>
    async (path, body, headers = {}) => {
      const isText = typeof body === 'string'
      const response = await fetch(`${origin}${path.startsWith('/auth/session') ? '' : '/api/v1'}${path}`, {
        method,
        redirect: 'manual',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...always, ...headers },
        ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
      })
      const isJson = response.headers.get('content-type')?.includes('json')
      return { status: response.status, headers: response.headers, body: isJson ? await response.json() : await response.text() }
    }
  return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') }
}

/** One whose calls come faster than an account may make them, as on a quick machine: it is told to wait a second, and asks again. */
export function patient(client: Client): Client {
  const insist =
    (send: Send): Send =>
    async (...call) => {
      for (;;) {
        const answer = await send(...call)
        if (answer.status !== 429 || answer.headers.get('retry-after') !== '1') return answer
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  return { get: insist(client.get), post: insist(client.post), put: insist(client.put), delete: insist(client.delete) }
}
