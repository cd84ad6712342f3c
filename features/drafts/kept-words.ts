import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { DraftKind, Said } from './contract.ts'
import { keepDraft, saidIn, saveDrafts, typedDraft } from './draft-keeper.ts'
import { draftsQuery } from './drafts-query.ts'

/** The couple's own words of one kind: what they are typing, else what is saved already. They outlive the page and the tab. */
export function useKeptWords<Words extends Said>(kind: DraftKind, saved: Words) {
  const cache = useQueryClient()
  // Another tab may have been left a moment ago, with this page on its way already.
  const { data } = useQuery({ ...draftsQuery(), refetchOnMount: 'always' })
  const [, showTyped] = useReducer((times: number) => times + 1, 0)
  const kept = typedDraft(cache, kind) ?? saidIn(data?.data ?? [], kind)
  useEffect(() => {
    const leave = () => void saveDrafts(cache, true)
    const hide = () => document.visibilityState === 'hidden' && leave()
    addEventListener('beforeunload', leave)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('beforeunload', leave)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [cache])
  return {
    value: { ...saved, ...kept },
    set: (change: Partial<Words>) => {
      keepDraft(cache, kind, { ...saved, ...kept }, ownOf(saved, { ...kept, ...change }))
      showTyped()
    },
    /** It is saved, or sent: nothing of it is a draft any more. */
    end: () => {
      keepDraft(cache, kind, kept, {})
      return saveDrafts(cache)
    },
  }
}

/** What says something else than what is saved. */
function ownOf(saved: Said, words: Said): Said {
  const own = Object.entries(words).filter(([field, text]) => text !== saved[field as keyof Said])
  return Object.fromEntries(own)
}
