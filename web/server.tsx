import type { AnyRouter } from '@tanstack/react-router'
import { renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import treeFiles from 'virtual:page-tree-files'
import { plainAnswer } from './plain-answer.tsx'
import { isPublic, pageAt, pages } from './routes.ts'
import type { StartContext } from './start-context.ts'
import { startingAtIntent } from './start-at-intent.ts'

const answer = createStartHandler(async ({ router, responseHeaders }) => {
  const isOpen = isForAnybody(router)
  const html = namingTree(await renderWhole(router), isOpen ? treeFiles['virtual:public-pages'] : treeFiles['virtual:member-pages'])
  const rendered = isOpen && !opensModal(router) ? startingAtIntent(html) : html
  return renderSsrHtmlResponse({ router, responseHeaders, render: () => rendered })
})

/** The entry of the build that renders pages. */
export default {
  async fetch(request: Request, options: { context: StartContext }): Promise<Response> {
    const page = pageAt(new URL(request.url).pathname)
    return page?.scriptless ? plainAnswer(page, request, options.context) : answer(request, options)
  },
}

function isForAnybody(router: AnyRouter): boolean {
  const path = router.stores.matches.get().at(-1)?.fullPath
  const page = pages.find((page) => page.path === path)
  return page !== undefined && isPublic(page)
}

/** The app asks for the pages that it knows once it runs; named ahead, they come together with it. */
function namingTree(html: string, file: string | undefined): string {
  const first = '<link rel="modulepreload"'
  return file && !html.includes(`href="${file}"`) ? html.replace(first, `${first} href="${file}"/>${first}`) : html
}

/** What opens at once must hold the focus at once. */
function opensModal(router: AnyRouter): boolean {
  return router.state.location.search.login === 'true'
}

/**
 * A page has its data before it is rendered, so it is rendered in one go, at half the cost of a stream.
 * React leaves a hole where a part failed or waits, for the browser to fill; here that is a fault.
 */
async function renderWhole(router: AnyRouter): Promise<string> {
  const html = renderToString(<StartServer router={router} />)
  if (html.includes(hole)) throw await whatFailed(router)
  return html
}

const hole = '<!--$!-->'

/** Only a stream tells what failed, so the page is rendered once more for that. */
async function whatFailed(router: AnyRouter): Promise<unknown> {
  const failed = Promise.withResolvers<unknown>()
  const stream = await renderToReadableStream(<StartServer router={router} />, { onError: failed.resolve })
  void stream.allReady.then(
    () => failed.resolve(new Error('A part of the page waits for data that its loader does not load')),
    failed.resolve,
  )
  const reason = await failed.promise
  await stream.cancel().catch(() => {})
  return reason
}
