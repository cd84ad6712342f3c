import { structuredData } from '#web/start/structured-data.ts'
import { t } from '#web/text/text.ts'
import type { Piece } from '../content/contract.ts'
import { articleData } from '../machines/article-data.ts'
import { feedLink } from '../machines/feeds.ts'
import { pieceHead } from '../pieces/piece-head.ts'
import css from './article.css?url'

export function articleHead(piece: Piece) {
  const { meta, links } = pieceHead(piece, { css })
  return { links: [...links, feedLink('guides')], meta: import.meta.env.SSR ? [...meta, ...structuredData(...dataOf(piece))] : meta }
}

/** Pages of the site are no news; articles stand under their topic. */
function dataOf(piece: Piece) {
  if (piece.type !== 'article') return []
  const [topic] = piece.terms['categories'] ?? []
  const above = topic?.url ? [{ title: topic.title, url: topic.url }] : []
  return articleData(piece, { title: t('planning.title'), url: '/planning' }, ...above)
}
