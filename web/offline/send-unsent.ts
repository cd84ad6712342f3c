import { dropUnsent, keepUnsent, type Unsent, unsentOf } from './unsent.ts'
import { asOfHeader, whoseHeader } from './whose-header.ts'

let watching: number | undefined

/** Sends it whenever the line is back, and looks every now and then: nothing tells when a server that was away is there again. */
export function watchUnsent(whose: number): void {
  if (watching === whose) return
  watching = whose
  const send = () => void sendUnsent(whose).catch(console.info)
  addEventListener('online', send)
  setInterval(send, everySoOften)
  send()
}

const everySoOften = 10_000

/** In the order in which it was written, by one page at a time. */
async function sendUnsent(whose: number): Promise<void> {
  if (!navigator.onLine || (await unsentOf(whose)).length === 0) return
  await navigator.locks.request('posy-unsent', { ifAvailable: true }, async (lock) => {
    if (!lock || !(await isSignedIn(whose))) return
    for (const unsent of await unsentOf(whose)) if (!unsent.refused && !(await isThrough(whose, unsent))) return
  })
}

/** Somebody else may be signed in in this browser by now, who would send it in their own name. */
async function isSignedIn(whose: number): Promise<boolean> {
  const answer = await fetch('/api/v1/users/me').catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true && !answer.headers.has(asOfHeader) && answer.headers.get(whoseHeader)?.split(' ')[0] === String(whose)
}

/** False where the line is still gone, so that what comes after it waits as well. */
async function isThrough(whose: number, unsent: Unsent): Promise<boolean> {
  const answer = await post(unsent)
  if (answer?.ok) await dropUnsent(whose, unsent)
  else if (answer && isFinal(answer.status)) await keepUnsent(whose, { ...unsent, refused: await reasonOf(answer) })
  else return false
  return true
}

function post({ path, words, client_id }: Unsent): Promise<Response | undefined> {
  const body = JSON.stringify({ words, client_id })
  return fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined)
}

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}

async function reasonOf(answer: Response): Promise<string> {
  const { message = '', errors = {} } = (await answer.json().catch(() => ({}))) as { message?: string; errors?: Record<string, string[]> }
  return Object.values(errors).flat().join(' ') || message
}
