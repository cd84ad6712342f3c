import type { SiteData } from '#features/contract.ts'
import { hasPage } from '../map/routes.ts'
import { t } from '../text/text.ts'
import { folded } from '../ui/folded.ts'

/** Something that leads to a page. */
export interface Find {
  title: string
  to: string
  /** What kind of thing it is, or what it is for. */
  about: string
  /** Of a term, how many pieces have it. */
  count?: number | undefined
}

export type Known = Pick<SiteData, 'menus' | 'seo_pages' | 'taxonomies'>

/** All that can be found: pages and tools, and of the searchable taxonomies the terms that have a page. */
export function findsOf({ menus: { menus }, seo_pages, taxonomies }: Known, own: readonly Pick<Find, 'title' | 'to'>[]): Find[] {
  const groups = [...menus.header.flatMap((section) => section.groups), ...menus.footer]
  const entries = [...own, ...groups.flatMap((group) => group.entries), ...menus.header]
  const pages = entries.filter(({ to }) => hasPage(to)).map((entry) => ({ title: entry.title, to: entry.to, about: hintOf(entry) }))
  const others = seo_pages.map(({ path, title }) => ({ title: path === '/' ? t('menu.home') : title, to: path, about: '' }))
  return onceEach([...pages, ...others, ...taxonomies.flatMap(termsOf)])
}

/** The finds with a word that begins as each typed word does, those first whose own name begins so. */
export function matching(finds: readonly Find[], typed: string): Find[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const begins = (text: string, word: string) => ` ${folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${word}`)
  const found = finds.filter(({ title, about }) => words.every((word) => begins(`${title} ${about}`, word)))
  const rank = ({ title }: Find) => (folded(title).startsWith(words[0] ?? '') ? 0 : words.some((word) => begins(title, word)) ? 1 : 2)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

function hintOf(entry: object): string {
  return 'hint' in entry && typeof entry.hint === 'string' ? entry.hint : ''
}

function termsOf({ is_searchable, title: about, to, terms }: SiteData['taxonomies'][number]): Find[] {
  if (!is_searchable || to === null) return []
  return terms.map(({ title, slug }) => ({ title, about, to: to.replace('{slug}', slug) }))
}

/** The first of each name and of each address. */
function onceEach(finds: readonly Find[]): Find[] {
  return finds.filter(
    (find, at) => finds.findIndex(({ title, to, about }) => to === find.to || (title === find.title && about === find.about)) === at,
  )
}
