import sansFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import displayFont from '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2?url'
import { createRootRouteWithContext, HeadContent, Outlet, ScriptOnce, Scripts, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { guards } from './guards.ts'
import type { Queries } from './lazy-queries.ts'
import { plainScript } from './plain-script.ts'
import { pages } from './routes.ts'
import { site } from './site.ts'
import { startedEvent } from './start-at-intent.ts'
import { startContext } from './start-context.ts'
import css from './styles/styles.css?url'
import { t } from './text/text.ts'
import { themeScript } from './theme.ts'
import { ConfirmationPlace } from './ui/confirmation-place.tsx'
import { PageProgress } from './ui/page-progress.tsx'
import { ToastPlace } from './ui/toast-place.tsx'
import type { RememberedVisitor } from './visitor.ts'

export const Route = createRootRouteWithContext<{ queries: Queries; visitors: RememberedVisitor }>()({
  beforeLoad: async ({ context, location, matches }) => {
    if (startContext()?.isBroken) throw new Error('This page failed')
    const path = matches.at(-1)?.fullPath
    const page = pages.find((page) => page.path === path)
    const visitor = await context.visitors.get()
    guards[page?.guard ?? 'none']({
      isSignedIn: visitor !== null,
      isVendor: visitor?.is_vendor === true,
      href: location.href,
      tool: page?.tool,
    })
    return { visitor }
  },
  head: () => ({
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
    ],
  }),
  shellComponent: Document,
  component: Page,
})

/** What floats above the pages stays while one goes from page to page. */
function Page() {
  const router = useRouter()
  useEffect(() => {
    dispatchEvent(new Event(startedEvent))
    const counting = setTimeout(
      () => void import('./afterwards.ts').then(({ startAfterwards }) => startAfterwards(router), ignoreFailure),
      afterwards,
    )
    return () => clearTimeout(counting)
  }, [router])
  return (
    <>
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

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" style={site().tokens} data-google={startContext()?.hasGoogle || undefined} suppressHydrationWarning>
      <head>
        <ScriptOnce>{themeScript}</ScriptOnce>
        <ScriptOnce>{plainScript}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
