import sansFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import displayFont from '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2?url'
import { createRootRouteWithContext, HeadContent, Outlet, redirect, ScriptOnce, Scripts, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { guard } from '../map/guards.ts'
import { ImpersonationBar } from '../layouts/impersonation.tsx'
import type { Queries } from '../client/lazy-queries.ts'
import { plainScript } from './plain-script.ts'
import { pageAt, pages } from '../map/routes.ts'
import { ServerHead } from './server-head.ts'
import { site } from '../site.ts'
import { startedEvent } from './intent-script.ts'
import { startContext } from './start-context.ts'
import barCss from '../styles/impersonation-bar.css?url'
import css from '../styles/styles.css?url'
import { t } from '../text/text.ts'
import { themeScript } from './theme.ts'
import { ConfirmationPlace } from '../ui/confirmation-place.tsx'
import { PageProgress } from '../ui/page-progress.tsx'
import { ToastPlace } from '../ui/toast-place.tsx'
import type { RememberedVisitor } from '../visitor.ts'

export const Route = createRootRouteWithContext<{ queries: Queries; visitors: RememberedVisitor }>()({
  beforeLoad: async ({ context, location, matches }) => {
    if (startContext()?.isBroken) throw new Error('This page failed')
    const { fullPath, routeId = '' } = matches.at(-1) ?? {}
    // A layout without a page has the path of the home page.
    const page = /^\/_\w+$/.test(routeId) ? undefined : pages.find(({ path }) => path === fullPath)
    // A browser knows the pages of one kind; where another than it would show answers, the page is loaded anew.
    if (!import.meta.env.SSR && pageAt(location.pathname) !== page) throw redirect({ href: location.href, reloadDocument: true })
    const visitor = await context.visitors.get()
    if (page) guard(page, { visitor, href: location.href })
    return { visitor }
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: t('site.name') },
    ],
    links: [
      // The two faces of every first screen; without this they would be asked for only after the styles.
      preloaded(displayFont),
      preloaded(sansFont),
      // React Aria looks for this id before it puts a style of its own into the page, which the page policy refuses; controls.css has that rule.
      { rel: 'stylesheet', href: css, id: 'react-aria-pressable-style' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      ...(match.context.visitor?.impersonator ? [{ rel: 'stylesheet', href: barCss }] : []),
    ],
  }),
  shellComponent: Document,
  component: Page,
})

/** What floats above the pages stays while one goes from page to page. */
function Page() {
  const router = useRouter()
  const { visitor } = Route.useRouteContext()
  useEffect(() => {
    dispatchEvent(new Event(startedEvent))
    const counting = setTimeout(
      () => void import('../client/afterwards.ts').then(({ startAfterwards }) => startAfterwards(router), ignoreFailure),
      afterwards,
    )
    return () => clearTimeout(counting)
  }, [router])
  return (
    <>
      {visitor?.impersonator && <ImpersonationBar visitor={visitor} impersonator={visitor.impersonator} />}
      <Outlet />
      <PageProgress />
      <ConfirmationPlace />
      <ToastPlace />
    </>
  )
}

/** Counting comes last: whoever leaves at once was not here, and nothing that is wanted waits for it. */
const afterwards = 2_000

function ignoreFailure() {}

function preloaded(href: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href }
}

const Head = import.meta.env.SSR ? ServerHead : HeadContent

function Document({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      style={site().tokens}
      data-google={startContext()?.hasGoogle || undefined}
      data-impersonating={startContext()?.isImpersonating || undefined}
      suppressHydrationWarning
    >
      <head>
        <ScriptOnce>{themeScript}</ScriptOnce>
        <ScriptOnce>{plainScript}</ScriptOnce>
        <Head />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
