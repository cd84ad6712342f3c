import { useBlocker } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { t } from '#web/text/guest-panels-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  /** Whether there is something to lose; read at the moment of leaving. */
  isChanged: RefObject<boolean>
  name: string
  guestId: number
}

/** Asks before what was typed is lost: by closing, by opening another guest, or by leaving the page. */
export function GuestLeave({ isChanged, name, guestId }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged.current && !(next.pathname === current.pathname && guestOf(next.search) === guestId),
    enableBeforeUnload: () => isChanged.current,
    withResolver: true,
  })
  const isAsking = status === 'blocked'
  return (
    <Dialog
      isOpen={isAsking}
      onClose={() => reset?.()}
      title={t('guest_editor.leave_title')}
      actions={
        <>
          <button className="button hot" type="button" onClick={() => proceed?.()}>
            {t('guest_editor.leave_accept')}
          </button>
          <button className="button main" type="button" onClick={() => reset?.()}>
            {t('guest_editor.leave_stay')}
          </button>
        </>
      }
    >
      <p>{t('guest_editor.leave_text', { name })}</p>
    </Dialog>
  )
}

/** The address as it is written, where a number is text. */
function guestOf(search: object): number | undefined {
  return 'guest' in search ? Number(search.guest) : undefined
}
