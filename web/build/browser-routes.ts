import type { Plugin } from 'vite'

/** Of the URL map the browser needs paths and guards; whose file and layout a page is, the router knows already. */
export function browserRoutes(): Plugin {
  return {
    name: 'browser-routes',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith('/web/routes.ts')) return undefined
      return { code: code.replace(/\b(?:(?:file|layout): '[^']*'|(?:cached|secret_link): true),?/g, ''), map: null }
    },
  }
}
