import { Link, useHydrated } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { AttachFile } from './attaching/attach-file.tsx'
import type { Thread } from './contract.ts'
import { pathOf } from './conversation-paths.ts'
import { nameOf } from './conversation-words.ts'
import { SavedReplies } from './saved/saved-replies.tsx'
import { sendKept } from './send-kept.ts'
import { UnsentWords, useWhose } from './unsent-words.tsx'

interface Props {
  thread: Thread
  posted?: PostedForm | undefined
  /** Where the page can be sent without script. */
  form_key?: string
}

/** A plain form; with script what was written stands above without a page load, and is sent once however often it is pressed. */
export function WriteForm({ thread, posted, form_key }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const { once, isPending } = useActs(undefined, { isQuick: true })
  const isAlive = useHydrated()
  const whose = useWhose()
  const [leaving, setLeaving] = useState<string>()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(form.current!).get('words'))
    void once(
      async () => {
        await sendKept({ whose, id: thread.id, words, onLeaving: setLeaving })
        form.current?.reset()
        setErrors({})
      },
      (error) => {
        if (refusal(error)?.status === 422) setErrors(refusal(error)?.errors ?? {})
        else void sayFailure(error, undefined)
      },
    )
  }

  return (
    <>
      {thread.side === 'vendor' && isAlive && <VendorTools thread={thread} form={form} />}
      <AttachFile thread={thread} posted={posted} />
      <UnsentWords thread={thread} form={form} leaving={leaving} />
      <form className="messages-write" id="write" method="post" ref={form} noValidate onSubmit={send}>
        <input type="hidden" name="form" value="write" />
        {form_key && <input type="hidden" name="idempotency_key" value={form_key} />}
        <TextAreaField
          label={t('messages.write_to', { name: nameOf(thread) })}
          name="words"
          rows={2}
          maxLength={5_000}
          errors={errors['words'] ?? []}
          defaultValue={posted?.values['words'] ?? ''}
          onKeyDown={sendByKeys}
        />
        <button className="button main" type="submit" aria-disabled={isPending}>
          {t('messages.send')} <Icon name="paper-plane-tilt" />
        </button>
      </form>
    </>
  )
}

/** What a business has beside words: answers that they saved, and quotes. */
function VendorTools({ thread, form }: { thread: Thread; form: RefObject<HTMLFormElement | null> }) {
  const quotes = thread.messages.flatMap(({ quote }) => quote ?? [])
  const isTaken = quotes.some(({ state }) => state === 'accepted')
  const next = quotes.length > 0 ? 'next' : 'new'
  return (
    <>
      <SavedReplies form={form} />
      {!isTaken && (
        <Link className="button small messages-to-quote" to={pathOf(thread)} search={{ quote: next }}>
          {next === 'next' ? t('sent_quote.write_next') : t('sent_quote.write')}
        </Link>
      )}
    </>
  )
}

function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
