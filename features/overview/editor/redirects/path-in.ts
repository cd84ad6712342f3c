import { pageAt } from '#web/map/routes.ts'

/** The path that somebody typed, without the slash at its end; undefined where it is none, or leads elsewhere. */
export function pathIn(typed: string): string | undefined {
  const path = typed.replace(/(?<=.)\/$/, '')
  return path.length <= 200 && (path === '/' || /^(?:\/[A-Za-z0-9][A-Za-z0-9._~-]*)+$/.test(path)) ? path : undefined
}

/** Whether a page of our own is there that is for more than operators. */
export function isPlainPage(path: string): boolean {
  const page = pageAt(path)
  return page !== undefined && !page.path.includes('$') && !page.secret_link && !['adminguard', 'demo'].includes(page.guard)
}
