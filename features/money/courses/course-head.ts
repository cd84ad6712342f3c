import shared from '#features/magazine/pieces/pieces.css?url'
import type { ShownPicture } from '#features/magazine/content/contract.ts'
import { pageHead } from '#web/start/page-head.ts'
import { publicAddress } from '#web/start/public-address.ts'
import { shownElsewhere } from '#web/start/shown-elsewhere.ts'
import css from './courses.css?url'

interface Head {
  title: string
  description: string
  /** Where engines find it. */
  url: string
  picture?: ShownPicture | null | undefined
  /** Of pages that are somebody's own, or for members. */
  isHidden?: boolean
}

/** What a page of the courses adds to the head of the document; of its own, since what two kinds of pages share every page loads. */
export function courseHead({ title, description, url, picture, isHidden = false }: Head) {
  const { meta, links } = pageHead({ title, description, css })
  return {
    meta: [
      ...meta,
      ...shownElsewhere({ title, description, url, type: 'website', picture: picture ?? undefined }),
      ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'stylesheet', href: shared }, ...links, { rel: 'canonical', href: publicAddress(url) }],
  }
}
