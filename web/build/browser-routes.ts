import type { Plugin } from 'vite'

/**
 * Of the URL map the browser needs paths and guards, but for the guard that lets everybody pass; whose file and layout a page is, the
 * router knows already, and pages that never start the app it does not know at all.
 */
export function browserRoutes(): Plugin {
  return {
    name: 'browser-routes',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client') return undefined
      if (id.endsWith('/web/map/guest-pages.ts')) return { code: 'export const guestPages = []', map: null }
      if (!/\/web\/map\/(?:routes|(?!found|own)[a-z-]+-pages)\.ts$/.test(id)) return undefined
      return { code: code.replace(/\b(?:(?:file|layout): '[^']*'|guard: 'none'|(?:cached|secret_link): true),?/g, ''), map: null }
    },
  }
}
