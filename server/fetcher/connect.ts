import { once } from 'node:events'
import { connect as dial, isIP, type Socket } from 'node:net'
import { connect as secure } from 'node:tls'
import { FetchRefused } from './fetch-refused.ts'
import { portOf } from './typed-address.ts'
import type { Way } from './ways.ts'

/**
 * A connection to where the address leads. Its name is asked for once, and what is dialled is an address that was judged: nothing
 * looks the name up again, so that there is nothing to change its mind. The end of `signal` is the end of the connection.
 */
export async function connectTo(url: URL, way: Way, signal: AbortSignal): Promise<Socket> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = portOf(url)
  const found = isIP(host) ? [host] : await way.find(host, signal)
  for (const address of found.filter((address) => way.mayReach(address, port)).slice(0, most)) {
    const socket = await reached(address, port, signal)
    if (!socket) continue
    if (!way.mayReach(socket.remoteAddress ?? '', socket.remotePort ?? 0)) {
      socket.destroy()
      break
    }
    return url.protocol === 'https:' ? secured(socket, host, signal) : socket
  }
  signal.throwIfAborted()
  throw new FetchRefused('unreachable')
}

/** So many addresses of one name are tried, and for so long each. */
const most = 4
const patience = 3_000

async function reached(address: string, port: number, signal: AbortSignal): Promise<Socket | undefined> {
  const socket = dial({ host: address, port, signal })
  socket.on('error', ignored)
  const waiting = setTimeout(() => socket.destroy(new Error('No answer')), patience)
  try {
    await once(socket, 'connect')
    return socket
  } catch {
    socket.destroy()
    return undefined
  } finally {
    clearTimeout(waiting)
  }
}

async function secured(socket: Socket, host: string, signal: AbortSignal): Promise<Socket> {
  const safe = secure({ socket, host, servername: isIP(host) ? '' : host, ALPNProtocols: ['http/1.1'] })
  try {
    await once(safe, 'secureConnect', { signal })
    safe.on('error', ignored)
    return safe
  } catch (error) {
    socket.destroy()
    throw error
  }
}

/** Of a socket that breaks later whoever reads the answer hears by themselves. */
function ignored(): void {}
