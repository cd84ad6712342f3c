import { structuredData } from '#web/start/structured-data.ts'
import { t } from '#web/text/text.ts'
import { articleData } from '../machines/article-data.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import type { LoadedList } from './load-list.ts'
import css from './vendor-lists.css?url'

export function listPageHead({ piece }: LoadedList) {
  const head = pieceHead(piece, { css })
  if (!import.meta.env.SSR) return head
  const data = articleData(piece, { title: t('vendor_lists.title'), url: '/best-wedding-vendors' })
  return { ...head, meta: [...head.meta, ...structuredData(...data)] }
}
