import type { BreadcrumbList } from 'schema-dts'
import { publicAddress } from '#web/start/public-address.ts'

interface Step {
  title: string
  url: string
}

/** Where a page stands, from the outermost list to itself. */
export function crumbsData(...steps: Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, url }, nth) => ({
      '@type': 'ListItem',
      position: nth + 1,
      name: title,
      item: publicAddress(url),
    })),
  }
}
