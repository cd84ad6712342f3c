import { Agent, request } from 'node:http'

/** One request, without the address of the server. */
export interface Ask {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface Load {
  answers: number
  perSecond: number
  /** Milliseconds that one answer in a hundred took longer than. */
  p99: number
}

interface Options {
  seconds: number
  connections?: number
}

/** Asks for so many seconds over connections that stay open; any answer that is no success ends it. */
export async function load(origin: string, next: () => Ask, { seconds, connections = 32 }: Options): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const begun = performance.now()
  const times: number[] = []
  async function askOn(): Promise<void> {
    while (performance.now() - begun < seconds * 1_000) {
      const asked = performance.now()
      await ask(origin, next(), agent)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  const perSecond = (times.length / (performance.now() - begun)) * 1_000
  agent.destroy()
  return { answers: times.length, perSecond, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 }
}

export function ask(origin: string, { path, method = 'GET', headers = {}, body }: Ask, agent?: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const sent = body === undefined ? headers : { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const asking = request(`${origin}${path}`, { agent, method, headers: sent }, (response) => {
    const { statusCode = 0 } = response
    if (statusCode < 200 || statusCode > 299) reject(new Error(`${method} ${origin}${path} answered ${statusCode}`))
    response.resume().on('end', resolve).on('error', reject)
  })
  asking.on('error', reject).end(body)
  return promise
}
