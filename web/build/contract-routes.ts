import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'

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
      return `export default ${JSON.stringify(minifyContractRouter(contract), wireOnly)}`
    },
  }
}

function wireOnly(key: string, value: unknown): unknown {
  if (key === 'meta') return {}
  if (key === 'route') {
    const { method, path, inputStructure, outputStructure, successStatus } = value as Record<string, unknown>
    return { method, path, inputStructure, outputStructure, successStatus }
  }
  return value
}
