import { useRef, useState } from 'react'
import { refusal } from '#web/refusal.ts'
import { t } from '#web/text/guest-panels-text.ts'
import { toast } from '#web/ui/toast.ts'

/** Does one thing at a time, however often a button is pressed. */
export function useOnce() {
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)
  async function once(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    try {
      await work()
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }
  return { once, isPending }
}

/** Says that something was not done, and why. */
export function sayFailure(error: unknown, { forbidden }: { forbidden?: string } = {}): void {
  const refused = refusal(error)
  if (!refused) return toast({ kind: 'offline', milliseconds: 8_000, lines: [t('guest_undo.offline')] })
  const [detail] = Object.values(refused.errors).flat()
  const reason = (refused.status === 403 ? forbidden : undefined) ?? detail ?? refused.message
  toast({ kind: 'bad', milliseconds: 8_000, lines: [reason] })
}
