import { structuredData } from '#web/start/structured-data.ts'
import { t } from '#web/text/text.ts'
import { crumbsData } from '../machines/crumbs-data.ts'
import { listHead } from '../pieces/piece-head.ts'
import type { Found } from './contract.ts'
import { addressOf, type VendorsSearch } from './vendors-search.ts'
import compare from './compare.css?url'
import css from './vendors.css?url'

interface Shown {
  title: string
  service: string | undefined
  search: VendorsSearch
  total: number
  /** Who stands first. */
  first: Found | undefined
}

/** Engines follow the pages of a service; what somebody filtered is for them alone, and so is a list of hardly anybody. */
export function directoryHead({ title, service, search: { page, ...search }, total, first }: Shown) {
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  const url = addressOf(service, page ? { page } : {})
  const isHidden = isFiltered || total < 3
  const { meta, links } = listHead({ title, description: t('vendors.description'), url, css, isHidden, picture: first?.piece.picture })
  const crumbs = service && import.meta.env.SSR ? [crumbsData({ title: t('vendors.title'), url: '/vendors' }, { title, url })] : []
  return { meta: [...meta, ...structuredData(...crumbs)], links: [...links, { rel: 'stylesheet', href: compare }] }
}
