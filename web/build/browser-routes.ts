import type { Plugin } from 'vite'
import { type Page, pages } from '../map/routes.ts'

/**
 * Of the URL map the browser needs paths and guards, but for the guard that lets everybody pass; whose file and layout a page is, the
 * router knows already, and pages that never start the app it does not know at all. Neighbours that are alike stand together.
 */
export function browserRoutes(): Plugin {
  return {
    name: 'browser-routes',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith('/web/map/routes.ts')) return undefined
      const own = code
        .replace(/^import \{ \w+Pages \} from .*$/gm, '')
        .replace(/^export const pages: .*?^\]/ms, `export const pages = ${list}`)
      return { code: own, map: null }
    },
  }
}

const list = `${JSON.stringify(neighbours())}.flatMap(([paths, what]) => paths.split(' ').map((path) => ({ path, ...what })))`

/** The paths of pages that follow each other and are alike, with what they have in common. */
function neighbours(): [paths: string, what: Partial<Page>][] {
  const groups: [paths: string, what: Partial<Page>][] = []
  for (const page of pages) {
    if (page.scriptless) continue
    const [what, last] = [known(page), groups.at(-1)]
    if (last && JSON.stringify(last[1]) === JSON.stringify(what)) last[0] += ` ${page.path}`
    else groups.push([page.path, what])
  }
  return groups
}

function known({ guard, tool, magazine, payment, flag, apart }: Page): Partial<Page> {
  return {
    ...(guard !== 'none' && { guard }),
    ...(tool && { tool }),
    ...(magazine && { magazine }),
    ...(payment && { payment }),
    ...(flag && { flag }),
    ...(apart && { apart }),
  }
}
