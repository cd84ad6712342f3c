import type { Settings } from './settings.ts'

/** Anybody can name any host in a request; what is made for a strange one could be handed on to others. */
export type IsOwnHost = (host: string) => boolean

/** The host of PUBLIC_URL at any port, since some proxies leave that out; in demo this machine by its own names, too. */
export function ownHosts({ mode, public_url }: Pick<Settings, 'mode' | 'public_url'>): IsOwnHost {
  const own = new URL(public_url).hostname
  return (host) => {
    const name = host.toLowerCase().replace(/:\d+$/, '')
    return name === own || (mode === 'demo' && isLoopback(name))
  }
}

/** By names that never lead to another machine. */
export function isLoopback(name: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(name)
}

/** Both hosts that a request can name: in its line, and in its headers. */
export function isForOwnHost({ url, headers }: Request, isOwn: IsOwnHost): boolean {
  const inLine = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? ''
  return isOwn(inLine) && isOwn(headers.get('host') ?? inLine)
}
