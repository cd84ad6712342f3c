import { layout, rootRoute, route, type VirtualRootRoute } from '@tanstack/virtual-file-routes'
import { pages as all } from '../map/routes.ts'

/** The router knows the pages that become an app. */
const pages = all.filter(({ scriptless }) => !scriptless)

/** The router's tree, made from the URL map: the root, in it a layout, in that its pages. */
export function virtualRoutes(): VirtualRootRoute {
  const layouts = [...new Set(pages.map((page) => page.layout))]
  return rootRoute(
    'web/start/root.tsx',
    layouts.map((name) => {
      const inside = pages.filter((page) => page.layout === name)
      return layout(
        name,
        `web/layouts/${name}.tsx`,
        inside.map(({ path, file }) => route(path, file)),
      )
    }),
  )
}
