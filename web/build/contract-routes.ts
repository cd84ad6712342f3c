import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Contract = Record<string, Record<string, { '~orpc': { route: { method?: string; path?: string } } }>>

/** The browser needs the method and path of each call, not its checks: they stay on the server with their library. */
export function contractRoutes(): Plugin {
  const name = 'virtual:contract-routes'
  const id = `\0${name}`
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === name ? id : undefined),
    async load(source) {
      if (source !== id) return undefined
      const { contract } = await import(pathToFileURL(resolve('features/contract.ts')).href)
      return `export default ${JSON.stringify(routesOf(contract))}`
    },
  }
}

/** `GET /guests/{id}` under the names of its group and of itself. */
export function routesOf(contract: Contract): Record<string, Record<string, string>> {
  return mapped(contract, (calls) => mapped(calls, ({ '~orpc': { route } }) => `${route.method} ${route.path}`))
}

function mapped<Of, To>(all: Record<string, Of>, to: (one: Of) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one)]))
}
