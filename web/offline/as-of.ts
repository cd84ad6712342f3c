import { asOfHeader } from './whose-header.ts'

/** Something fresh came, or something that was kept. */
export const asOfEvent = 'posy-as-of'

export function isFresh(): boolean {
  return navigator.onLine && !asOf()
}

/** When what is shown was given, where it was kept; the worker writes it on a page, `noteAsOf` keeps it true. */
export function asOf(): string | undefined {
  return document.documentElement.dataset['asOf'] || undefined
}

/** What is shown comes from the server again. */
export function forgetAsOf(): void {
  delete document.documentElement.dataset['asOf']
  dispatchEvent(new Event(asOfEvent))
}

/** Of several the oldest counts, until something comes from the server itself. */
export function noteAsOf(answer: Response): void {
  const { dataset } = document.documentElement
  const [was, given] = [asOf(), answer.headers.get(asOfHeader)]
  if (!given) return was ? forgetAsOf() : undefined
  if (!was || given < was) dataset['asOf'] = given
  dispatchEvent(new Event(asOfEvent))
}
