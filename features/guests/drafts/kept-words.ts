import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { DraftKind, QuestionDraft, Said } from './contract.ts'
import { keepDraft, saidIn, saveDrafts, typedDraft } from './draft-keeper.ts'
import { draftsQuery } from './drafts-query.ts'

/** The couple's own words of one kind: what they are typing, else what is saved already. They outlive the page and the tab. */
export function useKeptWords<Words extends Said>(kind: DraftKind, saved: Words) {
  const { kept, keep, end } = useKept(kind)
  return {
    value: { ...saved, ...kept },
    set: (change: Partial<Words>) => keep({ ...saved, ...kept }, ownOf(saved, { ...kept, ...change })),
    end,
  }
}

/** The couple's own questions, the same way. What was saved when they began stays beside them, to tell what others save meanwhile. */
export function useKeptQuestions(saved: readonly QuestionDraft[]) {
  const { kept, keep, end } = useKept('questions')
  const { questions = saved, earlier_questions: base = saved } = kept
  const keepAs = (now: readonly QuestionDraft[], earlier: readonly QuestionDraft[]) =>
    keep({ ...kept, questions: [...questions] }, { questions: [...now], earlier_questions: [...earlier] })
  return {
    value: questions,
    base,
    set: (now: readonly QuestionDraft[]) => keepAs(now, base),
    /** They were told what changed meanwhile. */
    rebase: () => keepAs(questions, saved),
    end,
  }
}

function useKept(kind: DraftKind) {
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
    kept,
    keep: (base: Said, mine: Said) => {
      keepDraft(cache, kind, base, mine)
      showTyped()
    },
    /** It is saved, and no draft any more. The words of a letter stay, since the next of its kind is most often the same. */
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
