import { Link } from '@tanstack/react-router'
import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Thread } from './contract.ts'
import { ConversationActs } from './conversation-acts.tsx'
import { inboxes } from './conversation-paths.ts'
import { nameOf } from './conversation-words.ts'
import { PassingOn } from './passing/passing-on.tsx'
import { ThreadLog } from './thread-log.tsx'
import { UnsentWords } from './unsent-words.tsx'
import { WriteForm } from './write-form.tsx'

interface Props {
  thread: Thread
  now: number
  before: number | undefined
  posted: PostedForm | undefined
  form_key: string
}

/** What was written, day by day, the newest in sight, and the field to write. */
export function ConversationThread({ thread, now, before, posted, form_key }: Props) {
  const { side, picture } = thread
  const name = nameOf(thread)
  return (
    <section className="messages-thread" aria-labelledby="conversation">
      <header>
        <Link className="icon-button" to={inboxes[side]} aria-label={t('messages.back')}>
          <Icon name="arrow-left" />
        </Link>
        {side === 'couple' ? <PiecePicture of={picture} sizes="48px" shape="1/1" alt="" /> : <Avatar name={name} isBesideName />}
        <h2 id="conversation">{name}</h2>
        {thread.url && (
          <a className="button small" href={thread.url}>
            {t('messages.profile')}
          </a>
        )}
      </header>
      <ThreadLog thread={thread} now={now} />
      <footer>
        <Ending thread={thread} />
        {posted && !['write', 'file'].includes(posted.values['form'] ?? '') && <Refused posted={posted} />}
        {thread.is_open && thread.blocked_by === null && before === undefined ? (
          <WriteForm thread={thread} posted={posted} form_key={form_key} />
        ) : (
          <UnsentWords thread={thread} />
        )}
        <PassingOn thread={thread} />
        <ConversationActs thread={thread} />
      </footer>
    </section>
  )
}

/** Of a form without a field to stand beside, where no script says it. */
function Refused({ posted: { errors, message } }: { posted: PostedForm }) {
  return (
    <p className="form-error" role="alert">
      {Object.values(errors).flat().join(' ') || message}
    </p>
  )
}

function Ending({ thread: { is_open, blocked_by, side, url } }: Pick<Props, 'thread'>) {
  if (blocked_by) return <p className="messages-note">{blocked_by === side ? t('messages.blocked') : t('messages.blocked_by_them')}</p>
  if (is_open) return null
  return (
    <p className="messages-note">
      {side === 'couple' ? t('messages.over') : t('messages.vendor_over')}{' '}
      {side === 'couple' && url && <a href={`${url}#ask`}>{t('messages.ask_anew')}</a>}
    </p>
  )
}
