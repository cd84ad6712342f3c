import type { QuoteDraft } from './quote-draft.ts'

export interface TermsProps {
  draft: QuoteDraft
  set: (change: (now: QuoteDraft) => QuoteDraft) => void
  errorsOf: (at: string) => readonly string[]
}
