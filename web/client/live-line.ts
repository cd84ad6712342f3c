/** Where the websocket is: at the page's own host, on 443 where that speaks https, unless its address names another port. */
export function lineTo({ hostname, port, protocol }: Pick<Location, 'hostname' | 'port' | 'protocol'>) {
  const named = Number(port) || undefined
  return { wsHost: hostname, wsPort: named ?? 80, wssPort: named ?? 443, forceTLS: protocol === 'https:' }
}
