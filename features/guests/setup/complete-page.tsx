import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { type Tool, tools } from '#web/map/routes.ts'

/** The way into the steps before a tool, by its slug. */
export const Route = createFileRoute('/_setup/complete/$slug')({
  loader: ({ context: { visitor }, params: { slug } }) => {
    if (!isTool(slug)) throw notFound()
    throw redirect({ href: visitor ? tools[slug].complete : tools[slug].setup })
  },
})

function isTool(slug: string): slug is Tool {
  return Object.hasOwn(tools, slug)
}
