import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StartContext } from '#web/start/start-context.ts'
import { openStaticFiles } from './static-files.ts'

/** What renders: the built pages, or in development their sources. */
export interface Renderer {
  fetch: (request: Request, options: { context: StartContext }) => Promise<Response>
  /** A file of the client; undefined when there is none of that name. */
  asset: (request: Request) => Promise<Response | undefined>
  close: () => Promise<void>
}

/** Rendering is loaded when the first page asks for it, or a moment after the start, so that no other answer waits for it. */
const soon = 500

export async function openBuild(root: string): Promise<Renderer> {
  let entry: Promise<{ default: Pick<Renderer, 'fetch'> }> | undefined
  const load = () => (entry ??= import(pathToFileURL(join(root, 'dist/server/server.js')).href))
  setTimeout(load, soon).unref()
  return {
    fetch: async (request, options) => (await load()).default.fetch(request, options),
    asset: openStaticFiles(join(root, 'dist/client')),
    close: async () => {},
  }
}

export async function openSources(root: string, server: Server | undefined): Promise<Renderer> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, ws: server ? { server } : {} } })
  if (server) letFirst(server, vite.middlewares)
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders pages')
  return {
    async fetch(request, options) {
      const entry = await ssr.runner.import<{ default: Pick<Renderer, 'fetch'> }>('virtual:tanstack-start-server-entry')
      return entry.default.fetch(request, options)
    },
    asset: async () => undefined,
    close: () => vite.close(),
  }
}

type Middleware = (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse, next: () => void) => void

/** Vite looks at each request before the product does, and takes its address apart; the product gets it whole again. */
function letFirst(server: Server, middleware: Middleware): void {
  const others = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage & { originalUrl?: string }, response) => {
    middleware(request, response, () => {
      request.url = request.originalUrl ?? request.url
      for (const other of others) other(request, response)
    })
  })
}
