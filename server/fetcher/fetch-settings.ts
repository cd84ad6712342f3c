import { isIP } from 'node:net'
import { StartRefused } from '#db/start-refused.ts'

export interface FetchSettings {
  /** What we call ourselves to those whose pages we read. */
  agent: string
  /** Places that are not public, or at other ports, and may be read all the same: `127.0.0.1:4000`, `[::1]:4000`. */
  places: readonly string[]
  /** Name servers in the place of the machine's own. */
  name_servers?: readonly string[]
}

type Env = Record<string, string | undefined>

/** Public places alone where the product is in earnest. */
export function readFetch(env: Env, { isLive, publicUrl }: { isLive: boolean; publicUrl: string }): FetchSettings {
  const places = (env['FETCH_PLACES'] ?? '').split(/[\s,]+/).filter(Boolean)
  if (isLive && places.length > 0) throw new StartRefused('FETCH_PLACES is for a demo alone; please leave it out in live mode.')
  for (const place of places) if (!isPlace(place)) throw new StartRefused(refusal(place))
  return { agent: `PosyReader/1.0 (+${publicUrl})`, places }
}

/** How a place is written, for an address of either kind. */
export function placeOf(address: string, port: number): string {
  return isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`
}

function isPlace(text: string): boolean {
  const [, six, four, port] = /^(?:\[([\da-f:]+)\]|([\d.]+)):(\d{1,5})$/.exec(text) ?? []
  const address = six ?? four ?? ''
  return isIP(address) > 0 && Number(port) < 65_536
}

function refusal(place: string): string {
  return `FETCH_PLACES has "${place}"; please name addresses with their ports, such as 127.0.0.1:4000, with commas between.`
}
