import { t } from '../text/text.ts'

interface PageHead {
  title: string
  description?: string
  /** The address of the feature's style sheet. */
  css?: string
}

/** What a page adds to the head of the document. */
export function pageHead({ title, description, css }: PageHead) {
  return {
    meta: [{ title: t('site.title', { page: title }) }, ...(description ? [{ name: 'description', content: description }] : [])],
    links: css ? [{ rel: 'stylesheet', href: css }] : [],
  }
}
