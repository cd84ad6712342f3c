import { t } from '../text/text.ts'

/** What somebody says to an invitation. */
export const replyWords = {
  coming: t('reply.coming'),
  maybe: t('reply.maybe'),
  waiting: t('reply.waiting'),
  cannot: t('reply.cannot'),
  not_asked: t('reply.not_asked'),
}

export type ReplyKind = keyof typeof replyWords
