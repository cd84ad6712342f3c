import type { AnyRouter } from '@tanstack/react-router'

/** Over the page, where its layout has the sign-in; else at home, from where it leads back. */
export async function toSignIn(router: AnyRouter): Promise<void> {
  const { pathname, searchStr } = router.state.location
  const search = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(searchStr)), login: 'true' })
  search.set('redirect-to', pathname + searchStr)
  const hasModal = router.state.matches.some(({ routeId }) => routeId === '/_default')
  if (hasModal) await router.navigate({ href: `${pathname}?${search}`, resetScroll: false })
  else location.assign(`/?${new URLSearchParams({ login: 'true', 'redirect-to': pathname + searchStr })}`)
}
