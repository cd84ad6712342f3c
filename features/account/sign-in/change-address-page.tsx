import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import css from './accounts.css?url'
import { AddressLink } from './address-link.tsx'

export const Route = createFileRoute('/_footerless/change-address/$token')({
  validateSearch: searchOf({ done: words(5) }),
  loader: () => ({ posted: startContext()?.form }),
  head: () => pageHead({ title: t('change_address.title'), css }),
  component: ChangeAddressPage,
})

/** Behind the letter to a new address. */
function ChangeAddressPage() {
  const { posted } = Route.useLoaderData()
  const { done } = Route.useSearch()
  return (
    <AddressLink
      title={t('change_address.title')}
      text={t('change_address.text')}
      button={t('change_address.button')}
      done={{ title: t('change_address.done_title'), text: t('change_address.done_text') }}
      isDone={Boolean(done)}
      posted={posted}
    />
  )
}
