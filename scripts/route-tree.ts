import { existsSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from 'vite'
import { root } from '#db/place.ts'

/** Where the tree stands that types need, and that Vite's router plugin makes from the URL map. */
export const routeTree = join(root, 'web/routeTree.gen.ts')

export async function makeRouteTree(): Promise<void> {
  const server = { middlewareMode: true, hmr: false, watch: null }
  const vite = await createServer({ root, logLevel: 'warn', appType: 'custom', server, optimizeDeps: { noDiscovery: true } })
  // The plugin writes it by the way, on a busy machine some time after the server is there.
  for (let waited = 0; !existsSync(routeTree) && waited < longest; waited += step) await sleep(step)
  await vite.close()
  // Trees that stay the same are not written anew; their time says that they were looked at.
  if (existsSync(routeTree)) utimesSync(routeTree, new Date(), new Date())
}

const step = 20
const longest = 30_000
