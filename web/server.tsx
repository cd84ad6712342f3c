import type { AnyRouter } from '@tanstack/react-router'
import { renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import treeFiles from 'virtual:page-tree-files'
import { plainAnswer } from './start/plain-answer.tsx'
import { pageAt, treeOf } from './map/routes.ts'
import type { StartContext } from './start/start-context.ts'
import { startingAtIntent } from './start/intent-script.ts'
import { startsAtIntent } from './start/opens-at-intent.ts'

const answer = createStartHandler(async ({ router, responseHeaders }) => {
  const html = await renderWhole(router)
  const treeFile = treeFiles[`virtual:${treeOf(pageAt(router.latestLocation.pathname))}-pages`]
  const rendered = startsAtIntent(router) ? startingAtIntent(html, withTree(filesOf(router), treeFile)) : namingTree(html, treeFile)
  return renderSsrHtmlResponse({ router, responseHeaders, render: () => rendered })
})

/** The entry of the build that renders pages. */
export default {
  async fetch(request: Request, options: { context: StartContext }): Promise<Response> {
    const page = pageAt(new URL(request.url).pathname)
    return page?.scriptless ? plainAnswer(page, request, options.context) : answer(request, options)
  },
}

/** What the pages shown are made of. */
function filesOf(router: AnyRouter): string[] {
  const routes = router.ssr?.manifest?.routes ?? {}
  const files = router.stores.matches.get().flatMap(({ routeId }) => routes[routeId]?.preloads ?? [])
  return files.map((file) => (typeof file === 'string' ? file : file.href))
}

/** The app asks for the pages that it knows once it runs; named ahead, they come together with it. */
function withTree(files: string[], file: string | undefined): string[] {
  return file && !files.includes(file) ? [file, ...files] : files
}

function namingTree(html: string, file: string | undefined): string {
  const first = '<link rel="modulepreload"'
  return file && !html.includes(`href="${file}"`) ? html.replace(first, `${first} href="${file}"/>${first}`) : html
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
