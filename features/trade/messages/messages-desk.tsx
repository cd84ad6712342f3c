import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationFacts } from './conversation-facts.tsx'
import { ConversationThread } from './conversation-thread.tsx'
import { conversationsQuery, threadQuery } from './messages-query.ts'
import type { MessagesSearch } from './messages-search.ts'
import type { Side } from './sides.ts'

interface Props {
  side: Side
  search: MessagesSearch
  id: number | undefined
  now: number
  posted: PostedForm | undefined
  /** Names what the plain form sends, so that two presses write once. */
  form_key: string
}

/** Conversations, the open one, and what is known of it; on a phone one at a time. */
export function MessagesDesk({ side, search, id, ...shown }: Props) {
  const { data: page } = useSuspenseQuery(conversationsQuery(side, search))
  return (
    <main className="messages" id="main" data-open={id === undefined ? undefined : ''}>
      <ConversationList page={page} side={side} search={search} open={id} now={shown.now} />
      {id === undefined ? (
        <div className="messages-none">{page.data.length > 0 && <p>{t('messages.choose')}</p>}</div>
      ) : (
        <Open key={id} id={id} search={search} {...shown} />
      )}
    </main>
  )
}

function Open({ id, search, ...shown }: { id: number } & Pick<Props, 'search' | 'now' | 'posted' | 'form_key'>) {
  const { data } = useSuspenseQuery(threadQuery(id, search.before))
  const thread = data.data
  const isAlive = useHydrated()
  const mayQuote = thread.side === 'vendor' && thread.is_open && thread.blocked_by === null
  // What is being typed stays where the couple closes it meanwhile; the form then says why it can't go.
  const [began] = useState(mayQuote)
  return (
    <>
      {began && isAlive && search.quote ? (
        <Suspense fallback={<Skeleton shape="row" count={5} />}>
          <QuoteWriting key={search.quote} thread={thread} from={search.quote} />
        </Suspense>
      ) : (
        <ConversationThread thread={thread} before={search.before} {...shown} />
      )}
      <ConversationFacts of={thread} />
    </>
  )
}

const QuoteWriting = lazy(async () => ({ default: (await import('./quoting/quote-writing.tsx')).QuoteWriting }))
