import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from 'vite'
import { root } from '#db/place.ts'

/** Writes web/routeTree.gen.ts, which types need and Vite's router plugin makes from the URL map. */
export async function makeRouteTree(): Promise<void> {
  const server = { middlewareMode: true, hmr: false, watch: null }
  const vite = await createServer({ root, logLevel: 'warn', appType: 'custom', server, optimizeDeps: { noDiscovery: true } })
  // The plugin writes it by the way, on a busy machine some time after the server is there.
  for (let waited = 0; !existsSync(join(root, 'web/routeTree.gen.ts')) && waited < longest; waited += step) await sleep(step)
  await vite.close()
}

const step = 20
const longest = 30_000
