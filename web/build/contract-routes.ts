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
      const routes = routesOf(contract)
      return `export default ${JSON.stringify(this.environment.name === 'client' ? named(routes) : routes)}`
    },
  }
}

/** `GET /guests/{id}` under the names of its group and of itself. */
export function routesOf(contract: Contract): Record<string, Record<string, string>> {
  return mapped(contract, (calls) => mapped(calls, ({ '~orpc': { route } }) => `${route.method} ${route.path}`))
}

/** What pages without script ask for is asked in the process alone, and what others send in is no browser's to call: they weigh on every page. */
function named(routes: Record<string, Record<string, string>>): Record<string, Record<string, string>> {
  return mapped(routes, (calls) => Object.fromEntries(Object.entries(calls).filter(([, route]) => !elsewhere.test(route))))
}

/** The page of a registry has a part with script, for gifts by card. */
const elsewhere = / \/(?:public\/(?!registry\/)|letters\/\{token\}|notices\/\{token\}|stripe\/webhook)/

function mapped<Of, To>(all: Record<string, Of>, to: (one: Of) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one)]))
}
