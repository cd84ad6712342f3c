import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'

/** Somebody else was faster; who saves once more means it. */
export function sayChanged(draft: { rebase: () => void }): void {
  draft.rebase()
  toast({ kind: 'info', milliseconds: 8_000, lines: [t('replies_page.changed')] })
}
