import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FileCard } from './attaching/file-card.tsx'
import type { Message, Thread } from './contract.ts'
import { eventWords, nameOf, timeWords } from './conversation-words.ts'
import { MessageWords } from './message-words.tsx'
import { QuoteCard } from './quoting/quote-card.tsx'

interface Props {
  message: Message
  thread: Thread
  zone: string
}

/** What somebody wrote, on their side, or a line of what happened. */
export function MessageItem({ message, thread, zone }: Props) {
  const { side, kind, words, created_at } = message
  const event = eventWords(message, thread.side)
  if (event) {
    return (
      <li className="messages-event">
        <Icon name="arrow-right" /> {event}
      </li>
    )
  }
  const { quote, file } = message
  return (
    <li id={`message-${message.id}`} className={quote ? 'message' : side === thread.side ? 'message own' : 'message'}>
      <p>
        <b>{authorOf(message, thread)}</b> <time dateTime={created_at}>{timeWords(created_at, zone)}</time>
      </p>
      {words && <MessageWords words={words} />}
      {quote && <QuoteCard quote={quote} thread={thread} isSeen={message.id <= thread.seen_id} />}
      {file && <FileCard file={file} side={thread.side} conversation_id={thread.id} />}
      {kind === 'enquiry' && side === thread.side && <small>{t('messages.sent_with')}</small>}
      {kind === 'automatic' && <small>{t('messages.automatic')}</small>}
    </li>
  )
}

/** A business speaks by whoever wrote; whose account is gone leaves its name. */
function authorOf({ is_own, author, side }: Message, thread: Thread): string {
  if (is_own) return t('messages.you')
  return author || (side === thread.side ? t('messages.gone') : nameOf(thread))
}
