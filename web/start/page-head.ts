import { t } from '../text/text.ts'
import { publicAddress } from './public-address.ts'
import { shownElsewhere } from './shown-elsewhere.ts'

interface PageHead {
  title: string
  description?: string
  /** The address of the feature's style sheet. */
  css?: string
  /** The path by which engines know it, of a page that they and others may show. */
  url?: string
}

/** What a page adds to the head of the document. */
export function pageHead({ title, description = '', css, url }: PageHead) {
  return {
    meta: [
      { title: t('site.title', { page: title }) },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(url ? shownElsewhere({ title, description, url }) : []),
    ],
    links: [...(css ? [{ rel: 'stylesheet', href: css }] : []), ...(url ? [{ rel: 'canonical', href: publicAddress(url) }] : [])],
  }
}
