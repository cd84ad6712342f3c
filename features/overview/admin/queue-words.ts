import { t } from '#web/text/text.ts'
import type { QueueKind } from './queue-kinds.ts'

export const kindsWaiting: Record<QueueKind, string> = {
  wedding: t('queue.wedding'),
  profile: t('queue.profile'),
  claim: t('queue.claim'),
  dispute: t('queue.dispute'),
  review: t('queue.review'),
  lead: t('queue.lead'),
  report: t('queue.report'),
}

export const kindWaiting: Record<QueueKind, string> = {
  wedding: t('queue.one_wedding'),
  profile: t('queue.one_profile'),
  claim: t('queue.one_claim'),
  dispute: t('queue.one_dispute'),
  review: t('queue.one_review'),
  lead: t('queue.one_lead'),
  report: t('queue.one_report'),
}
