import { hasPage } from './routes.ts'

/** Whether what was found has a page. Articles and pages of the site share an address with whatever is left, so they are told by their kind. */
export function leadsOn(kind: string, to: string): boolean {
  return kind === 'article' || kind === 'page' || hasPage(to.replace(/[?#].*/, ''))
}
