import { makeRouter } from './start/make-router.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The server knows every page. */
export function getRouter() {
  return makeRouter(routeTree)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
