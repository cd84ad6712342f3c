import { lazy, Suspense, useEffect, useState } from 'react'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import type { Guest, GuestPage } from '../contract.ts'
import type { EventName } from '../editor/guest-draft.ts'
import { tabFromBar } from './bulk-keys.ts'
import { guestWords } from '../guest-undone.ts'

const GuestBulkReply = lazy(async () => ({ default: (await import('./bulk-reply.tsx')).GuestBulkReply }))
const GuestBulkMove = lazy(async () => ({ default: (await import('./bulk-move.tsx')).GuestBulkMove }))
const GuestBulkTag = lazy(async () => ({ default: (await import('./bulk-tag.tsx')).GuestBulkTag }))

interface Props {
  /** The selected ones. */
  guests: readonly Guest[]
  page: GuestPage
  event: EventName | undefined
  onClear: () => void
}

type Open = 'reply' | 'move' | 'tag'

/** What the dialogs of the bar get. */
export interface BulkDialog {
  guests: readonly Guest[]
  page: GuestPage
  event: EventName | undefined
  /** "3 guests" */
  who: string
  isPending: boolean
  onClose: () => void
  /** Does it for all of them, in one act that can be undone; `what` tells it behind their number. */
  onAct: (work: () => Promise<string>, what: string) => void
}

/** What is done with all selected guests at once. */
export function GuestBulk({ guests, page, event, onClear }: Props) {
  const [open, setOpen] = useState<Open>()
  const { once, isPending } = useActs(guestWords)
  const who = guests.length === 1 ? t('guest_bulk.guests_one') : t('guest_bulk.guests', { n: guests.length })
  const close = () => setOpen(undefined)
  useEffect(() => backToList, [])

  const act = (work: () => Promise<string>, words: string) =>
    once(
      async () => {
        const undo = await work()
        close()
        onClear()
        return { said: words, undo }
      },
      (error) => sayFailure(error, { ...guestWords, forbidden: t('guest_bulk.forbidden') }),
    )
  const remove = async () => {
    const { data } = await api.guests_at_once.destroy.call({ ids: guests.map(({ id }) => id), user_id: page.wedding.user_id })
    return data.undo
  }

  const dialog: BulkDialog = {
    guests,
    page,
    event,
    who,
    isPending,
    onClose: close,
    onAct: (work, what) => void act(work, t('guest_bulk.said', { who, what })),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears where the focus goes from its buttons
    <div className="guest-bulk" onKeyDown={tabFromBar}>
      <BulkBar
        count={guests.length}
        onClear={onClear}
        actions={[
          { icon: 'check-circle', label: t('guest_bulk.reply'), onAction: () => setOpen('reply') },
          { icon: 'users-three', label: t('guest_bulk.move'), onAction: () => setOpen('move') },
          { icon: 'tag', label: t('guest_bulk.tag'), onAction: () => setOpen('tag') },
          {
            icon: 'trash',
            label: t('guest_bulk.remove'),
            isDestructive: true,
            onAction: () => void act(remove, t('guest_bulk.removed', { who })),
          },
        ]}
      />
      <Suspense>
        {open === 'reply' && <GuestBulkReply {...dialog} />}
        {open === 'move' && <GuestBulkMove {...dialog} />}
        {open === 'tag' && <GuestBulkTag {...dialog} />}
      </Suspense>
    </div>
  )
}

/** The bar takes the focus with it when it goes; the list goes on from its first box. */
function backToList(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main table input')?.focus({ preventScroll: true })
  })
}
