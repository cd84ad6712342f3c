import { answerTo } from './answers.ts'
import { keptAnswer, note, roundNow } from './kept.ts'
import { openNotice, showNotice } from './notices.ts'
import { scope } from './scope.ts'
import { dropOldFiles, keepFiles, keepShell } from './shell.ts'

scope.addEventListener('install', (event) => event.waitUntil(Promise.all([keepShell(), scope.skipWaiting()])))

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable(), dropOldFiles()]))
})

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

scope.addEventListener('message', (event) => {
  const { data, ports } = event
  if (data === 'build') ports[0]?.postMessage(POSY_BUILD)
  // A page that was on its way while the worker took over is none of its pages yet.
  else if (isPlace(data)) event.waitUntil(Promise.all([scope.clients.claim(), keepPage(data.href), keepFiles(data.files)]))
})

scope.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json())))

scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)))

interface Place {
  href: string
  files: readonly string[]
}

/** Where a page of ours says that it is. */
function isPlace(data: unknown): data is Place {
  return typeof data === 'object' && data !== null && 'href' in data && 'files' in data
}

/** One that was gone to within the app was never asked for as a page. */
async function keepPage(href: string): Promise<void> {
  const asked = roundNow()
  if (await keptAnswer(href)) return
  const answer = await fetch(href, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (answer && !answer.redirected) await note(href, answer, asked)
}
