import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { MessagesDesk } from './messages-desk.tsx'
import { loadMessages } from './messages-query.ts'
import { messagesSearch } from './messages-search.ts'
import css from './messages.css?url'

export const Route = createFileRoute('/_user/messages/{-$id}')({
  validateSearch: messagesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps: search }) => loadMessages(await context.queries.open(), 'couple', { id, search }),
  head: ({ loaderData }) => pageHead({ title: loaderData?.name || t('messages.title'), css }),
  component: MessagesPage,
})

/** The couple’s inbox: whom they asked, and what was written. */
function MessagesPage() {
  return <MessagesDesk {...Route.useLoaderData()} side="couple" search={Route.useSearch()} />
}
