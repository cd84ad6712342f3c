import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { MessagesDesk } from './messages-desk.tsx'
import { loadMessages } from './messages-query.ts'
import { messagesSearch } from './messages-search.ts'
import css from './messages.css?url'

export const Route = createFileRoute('/_vendor/vendor/messages/{-$id}')({
  validateSearch: messagesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps: search }) => loadMessages(await context.queries.open(), 'vendor', { id, search }),
  head: ({ loaderData }) => pageHead({ title: loaderData?.name || t('messages.title'), css }),
  component: VendorMessagesPage,
})

/** A business’s inbox: who waits longest, and what they ask. */
function VendorMessagesPage() {
  return <MessagesDesk {...Route.useLoaderData()} side="vendor" search={Route.useSearch()} />
}
