/** Whether whoever sends these cookies has a session, or what looks like one. */
export function carriesSession(cookie: string | null | undefined): boolean {
  return /(?:^|;\s*)(?:__Host-)?posy_(?:session|refresh)=[^;]/.test(cookie ?? '')
}

/** A page for everybody is rendered for nobody: no cookie, address or host of whoever happened to ask first. */
export function nobodysRequest(pathname: string): Request {
  return new Request(new URL(pathname, 'http://posy.invalid'), { headers: { accept: 'text/html' } })
}
