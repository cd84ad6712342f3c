import { type FormEvent, useRef } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { listed } from '#web/listed.ts'
import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Waiting } from './contract.ts'

/** Somebody was hired: whoever was asked, too, gets one kind no, in one press and in the couple's own words. */
export function KindNo({ of: { service, hired, others } }: { of: Waiting }) {
  const form = useRef<HTMLFormElement>(null)
  const { once, isPending } = useActs()
  const ids = others.map(({ id }) => id)
  function send(event: FormEvent) {
    event.preventDefault()
    const words = String(new FormData(form.current!).get('words'))
    void once(async () => {
      await api.kind_nos.send.call({ ids, words })
      toast({ kind: 'done', lines: [t('messages.no_sent')] })
    })
  }
  return (
    <details className="messages-kind-no">
      <summary>{t('messages.hired_other', { hired, names: listed(others.map(({ name }) => name)) })}</summary>
      <form method="post" ref={form} onSubmit={send}>
        <input type="hidden" name="form" value="kind_no" />
        <input type="hidden" name="ids" value={ids.join(',')} />
        <TextAreaField
          id={`no-${service}`}
          label={t('messages.no_label')}
          name="words"
          rows={3}
          maxLength={2_000}
          defaultValue={t('messages.no_words')}
        />
        <button className="button" type="submit" aria-disabled={isPending}>
          {t('messages.send_no')}
        </button>
      </form>
    </details>
  )
}
