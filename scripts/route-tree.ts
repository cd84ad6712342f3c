import { createServer } from 'vite'
import { root } from '#db/place.ts'

/** Writes web/routeTree.gen.ts, which types need and Vite's router plugin makes from the URL map. */
export async function makeRouteTree(): Promise<void> {
  const server = { middlewareMode: true, hmr: false, watch: null }
  const vite = await createServer({ root, logLevel: 'warn', appType: 'custom', server, optimizeDeps: { noDiscovery: true } })
  await vite.close()
}
