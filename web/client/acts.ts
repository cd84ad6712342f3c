import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fetchAll } from './news.ts'
import { refusal } from './refusal.ts'
import { sayDone, sayFailure, type Words } from './taking-back.ts'

/** What is said of an act that is done, with a way back by its name, by the one that the server gave it, or of its own. */
export type Said = string | Telling | undefined

export interface Telling {
  said: string
  undo?: string | (() => Promise<Said | void>) | undefined
  words?: Words
}

/** Does it, and answers what is to be said; its calls take the name of the act with them. */
export type Work = (act: string) => Promise<Said | void>

interface Manner {
  /** It shows already. Acts of the same scope follow one after the other, so that the last word is the last. */
  scope?: string
  words?: Words | undefined
  failed?: ((error: unknown) => unknown) | undefined
}

export interface Acted {
  isDone: boolean
  /** All that is shown is as the act left it. */
  fresh?: Promise<void> | undefined
}

/** Does one thing, says so with a way back, and fetches once what is shown; else says why not. */
export async function enact(cache: QueryClient, work: Work, { scope, words, failed }: Manner = {}): Promise<Acted> {
  const act = newAct()
  try {
    // The cache knows of it, so that news waits for it; see web/client/news.ts.
    const options = { mutationFn: () => work(act), ...(scope && { scope: { id: scope } }) }
    const said = await cache.getMutationCache().build(cache, options).execute(undefined)
    const telling: Telling = { words, undo: act, ...(typeof said === 'object' ? said : { said: said ?? '' }) }
    if (telling.said) sayDone(telling, (back) => enact(cache, back, telling))
    return { isDone: true, fresh: fetchAll(cache, act, String(telling.undo)) }
  } catch (error) {
    const status = refusal(error)?.status
    const fresh = scope || status === 404 || status === 409 ? fetchAll(cache) : undefined
    // Who is signed out is led home by the page itself.
    if (status !== 401) await (failed ? failed(error) : sayFailure(error, words))
    return { isDone: false, fresh }
  }
}

/** For buttons of a page: one act at a time, however often they are pressed; unless it is quick, until what is shown is fresh again. */
export function useActs(words?: Words, { isQuick = false } = {}) {
  const cache = useQueryClient()
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)
  async function once(work: Work, failed?: Manner['failed']): Promise<Acted> {
    if (isBusy.current) return { isDone: false }
    isBusy.current = true
    setPending(true)
    const end = () => {
      isBusy.current = false
      setPending(false)
    }
    const acted = enact(cache, work, { words, failed })
    void acted.then(({ fresh }) => (isQuick ? undefined : fresh)).then(end, end)
    return acted
  }
  return { once, isPending }
}

/** A name for an act of one's own, by which it can be undone. Works on plain http too, where crypto.randomUUID is missing. */
export function newAct(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
