import { Asset, useRouter, useTags } from '@tanstack/react-router'
import { createElement, Fragment } from 'react'
import { startsAtIntent } from './opens-at-intent.ts'

/** What HeadContent renders in a browser, without the keys that only a browser needs, and without naming files that wait for the first intent. */
export function ServerHead() {
  const router = useRouter()
  const nonce = router.options.ssr?.nonce
  const tags = useTags()
  const named = startsAtIntent(router) ? tags.filter(({ attrs }) => attrs?.['rel'] !== 'modulepreload') : tags
  return createElement(Fragment, null, ...named.map((tag) => createElement(Asset, { ...tag, nonce })))
}
