import { lookup, Resolver } from 'node:dns/promises'
import { type FetchSettings, placeOf } from './fetch-settings.ts'
import { isPublicAddress } from './public-address.ts'

/** How a name becomes addresses, and which of these may be connected to. */
export interface Way {
  find: (name: string, signal: AbortSignal) => Promise<string[]>
  mayReach: (address: string, port: number) => boolean
}

/** For whatever somebody typed: public addresses, by a resolver that can be stopped and holds no thread of the process. */
export function publicWay({ places, name_servers }: Pick<FetchSettings, 'places' | 'name_servers'>): Way {
  return {
    find: (name, signal) => resolved(name, signal, name_servers),
    mayReach: (address, port) => (isUsual(port) && isPublicAddress(address)) || places.includes(placeOf(address, port)),
  }
}

/** For an address that the operator wrote into the settings, which may be one of their own network. */
export const operatorsWay: Way = {
  find: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  mayReach: () => true,
}

function isUsual(port: number): boolean {
  return port === 80 || port === 443
}

async function resolved(name: string, signal: AbortSignal, servers?: readonly string[]): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  const stop = () => resolver.cancel()
  signal.addEventListener('abort', stop)
  try {
    signal.throwIfAborted()
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
