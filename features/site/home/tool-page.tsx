import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { site } from '#web/site.ts'
import { ToolLandingPage } from './tool-landing.tsx'
import { type ToolLanding, toolLandings } from './tool-landings.ts'
import css from './tool-page.css?url'

export const Route = createFileRoute('/_default/tools/$tool/setup')({
  loader: ({ params }) => {
    const { kicker, lead } = landingOf(params.tool) ?? missing()
    return { title: kicker.replace(/,.*/, ''), description: lead }
  },
  head: ({ loaderData, params }) => (loaderData ? pageHead({ ...loaderData, css, url: `/tools/${params.tool}/setup` }) : {}),
  component: ToolPage,
})

function ToolPage() {
  const { tool } = Route.useParams()
  const { visitor } = Route.useRouteContext()
  const landing = landingOf(tool)
  return landing ? <ToolLandingPage landing={landing} isSignedIn={Boolean(visitor)} /> : null
}

function landingOf(slug: string): ToolLanding | undefined {
  const landing = Object.hasOwn(toolLandings, slug) ? toolLandings[slug] : undefined
  return landing?.flag && !site().features[landing.flag] ? undefined : landing
}

function missing(): never {
  throw notFound()
}
