import type { FormEvent } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import type { Thread } from './contract.ts'

/** What else can be done with it: plain forms, so that they need no script. */
export function ConversationActs({ thread: { id, side, enquiry_id, can_release, is_open, blocked_by } }: { thread: Thread }) {
  const change = api.conversations.change
  const isGoing = is_open && blocked_by === null
  return (
    <div className="messages-acts">
      {can_release && isGoing && (
        <Act
          form="release"
          id={enquiry_id}
          label={t('messages.release')}
          act={() => api.enquiries.change.call({ id: enquiry_id, releases_contact: true })}
        />
      )}
      {side === 'couple' && isGoing && (
        <Act form="let_go" id={id} label={t('messages.do_let_go')} act={() => change.call({ id, is_closed: true })} />
      )}
      {isGoing && <Act form="block" id={id} label={t('messages.block')} act={() => change.call({ id, is_blocked: true })} />}
      {blocked_by === side && (
        <Act form="unblock" id={id} label={t('messages.unblock')} act={() => change.call({ id, is_blocked: false })} />
      )}
    </div>
  )
}

interface Props {
  form: string
  id: number
  label: string
  act: () => Promise<unknown>
}

function Act({ form, id, label, act }: Props) {
  const { once, isPending } = useActs()
  function submit(event: FormEvent) {
    event.preventDefault()
    void once(async () => void (await act()))
  }
  return (
    <form method="post" onSubmit={submit}>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
      <button className="button ghost small" type="submit" aria-disabled={isPending}>
        {label}
      </button>
    </form>
  )
}
