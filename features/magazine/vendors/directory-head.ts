import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import shared from '../pieces/pieces.css?url'
import { addressOf, type VendorsSearch } from './vendors-search.ts'
import compare from './compare.css?url'
import css from './vendors.css?url'

interface Shown {
  title: string
  service: string | undefined
  search: VendorsSearch
  total: number
}

/** Engines follow the pages of a service; what somebody filtered is for them alone, and so is a list of hardly anybody. */
export function directoryHead({ title, service, search: { page, ...search }, total }: Shown) {
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  const { meta, links } = pageHead({ title, description: t('vendors.description'), css })
  return {
    meta: [...meta, ...(isFiltered || total < 3 ? [{ name: 'robots', content: 'noindex' }] : [])],
    links: [
      { rel: 'stylesheet', href: shared },
      { rel: 'stylesheet', href: compare },
      ...links,
      { rel: 'canonical', href: addressOf(service, page ? { page } : {}) },
    ],
  }
}
