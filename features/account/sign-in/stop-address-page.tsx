import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from './accounts.css?url'
import { AddressLink } from './address-link.tsx'

export const Route = createFileRoute('/_footerless/change-address/$token/stop')({
  validateSearch: searchOf({ done: words(5) }),
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('stop_address.title'), css }),
  component: StopAddressPage,
})

/** Behind the letter to an address that somebody wants to leave. */
function StopAddressPage() {
  const { posted } = Route.useLoaderData()
  const { done } = Route.useSearch()
  return (
    <AddressLink
      title={t('stop_address.title')}
      text={t('stop_address.text')}
      button={t('stop_address.button')}
      done={{ title: t('stop_address.done_title'), text: t('stop_address.done_text') }}
      isDone={Boolean(done)}
      posted={posted}
    />
  )
}
