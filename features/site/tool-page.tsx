import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { hasPage } from '#web/routes.ts'
import { pageHead } from '#web/page-head.ts'
import { site } from '#web/site.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/tool-pages-text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { StepsRow } from './steps-row.tsx'
import { type ToolLanding, toolLandings } from './tool-landings.ts'
import css from './tool-page.css?url'

export const Route = createFileRoute('/_default/tools/$tool/setup')({
  loader: ({ params }) => {
    const { kicker, lead } = landingOf(params.tool) ?? missing()
    return { title: kicker.replace(/,.*/, ''), description: lead }
  },
  head: ({ loaderData }) => (loaderData ? pageHead({ ...loaderData, css }) : {}),
  component: ToolPage,
})

/** What a tool is, for whoever doesn't use it yet. */
function ToolPage() {
  const { tool } = Route.useParams()
  const landing = landingOf(tool)
  if (!landing) return null
  const { kicker, title, lead, steps, picture, field } = landing
  return (
    <main className="tool-page" id="main">
      <section className="tool-hero" data-field={field}>
        <div>
          <p className="kicker">{kicker}</p>
          <h1>
            <Emphasis text={title} />
          </h1>
          <p className="lead">{lead}</p>
          <WayIn landing={landing} />
        </div>
        <Picture of={picture} sizes="(max-width: 991px) 100vw, 50vw" isEager alt="" />
      </section>
      <StepsRow title={t('tool_pages.how')} steps={steps} />
    </main>
  )
}

/** To the tool where it is there for who asks; else to an account, and a word about what it opens today. */
function WayIn({ landing: { to, isForVendors } }: { landing: ToolLanding }) {
  const { visitor } = Route.useRouteContext()
  const isThere = hasPage(to)
  return (
    <>
      <p className="buttons">
        {!visitor && (
          <Link
            className="button main large"
            to="/sign-up"
            search={isForVendors ? { vendor: 'true' } : { 'redirect-to': isThere ? to : '/tools' }}
          >
            {t(isForVendors ? 'tool_pages.start_vendor' : 'tool_pages.start')}
          </Link>
        )}
        {visitor && isThere && (
          <Link className="button main large" to={to}>
            {t('tool_pages.open')}
          </Link>
        )}
        {!isThere && !isForVendors && (
          <Link className="button large" to="/tools">
            {t('tool_pages.all')}
          </Link>
        )}
      </p>
      {!isThere && <small>{t(isForVendors ? 'tool_pages.not_yet_vendor' : 'tool_pages.not_yet')}</small>}
    </>
  )
}

function landingOf(slug: string): ToolLanding | undefined {
  const landing = Object.hasOwn(toolLandings, slug) ? toolLandings[slug] : undefined
  return landing?.flag && !site().features[landing.flag] ? undefined : landing
}

function missing(): never {
  throw notFound()
}
