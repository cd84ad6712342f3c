import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { State, Submission } from './submission-shapes.ts'

/** What each state is called, and how it looks. */
export const stateLooks = {
  draft: { icon: 'circle-half', look: 'open', word: t('submission.state_draft') },
  rights_missing: { icon: 'circle-half', look: 'open', word: t('submission.state_rights_missing') },
  submitted: { icon: 'paper-plane-tilt', look: 'under', word: t('submission.state_submitted') },
  changes_asked: { icon: 'circle-half', look: 'open', word: t('submission.state_changes_asked') },
  scheduled: { icon: 'check-circle', look: 'done', word: t('submission.state_scheduled') },
  published: { icon: 'check-circle', look: 'done', word: t('submission.state_published') },
  declined: { icon: 'x', look: 'over', word: t('submission.state_declined') },
  withdrawn: { icon: 'x', look: 'over', word: t('submission.state_withdrawn') },
} as const satisfies Record<State, { icon: string; look: string; word: string }>

/** What comes next, in a sentence. */
export function stateText({
  state,
  promised_on,
  publish_on,
  reason,
  authors,
}: Pick<Submission, 'state' | 'promised_on' | 'publish_on' | 'reason' | 'authors'>): string {
  if (state === 'submitted') return t('submission.text_submitted', { day: dayOf(promised_on) })
  if (state === 'scheduled') return t('submission.text_scheduled', { day: dayOf(publish_on) })
  if (state === 'declined') return t('submission.text_declined', { reason })
  if (state === 'changes_asked') return reason || t('submission.text_changes_asked')
  return {
    draft: t(authors.some(({ joined_at }) => joined_at) ? 'co_authors.draft' : 'submission.text_draft'),
    rights_missing: t('submission.text_rights_missing'),
    published: t('submission.text_published'),
    withdrawn: t('submission.text_withdrawn'),
  }[state]
}

export function isWritable(state: State): boolean {
  return state === 'draft' || state === 'rights_missing' || state === 'changes_asked'
}

/** Its title, or the names of the two. */
export function calledOf({ title, metas: { spouse_1, spouse_2 } }: Pick<Submission, 'title' | 'metas'>): string {
  const names = [spouse_1.firstname, spouse_2.firstname].filter(Boolean)
  return title || (names.length > 0 ? names.join(' & ') : t('submission.unnamed'))
}

function dayOf(day: string | null): string {
  return (day && longDay(day)) || ''
}
