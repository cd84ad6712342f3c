import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { SavedReply } from './contract.ts'

/** Answers of the business, put into the field by a press; what stands there can be kept as one. */
export function SavedReplies({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { data } = useQuery(api.saved_replies.list.queryOptions())
  const { once, isPending } = useActs()
  const field = () => form.current?.querySelector('textarea') ?? undefined
  function put(words: string) {
    const area = field()
    if (!area) return
    area.value = area.value.trim() ? `${area.value}\n\n${words}` : words
    area.focus()
  }
  function keep() {
    const words = field()?.value.trim() ?? ''
    if (words === '') return void field()?.focus()
    void once(async () => {
      const { data } = await api.saved_replies.add.call({ title: titleOf(words), words })
      return { said: t('messages.kept'), undo: async () => void (await api.saved_replies.remove.call({ id: data.id })) }
    })
  }
  return (
    <details className="messages-saved">
      <summary>{t('messages.saved')}</summary>
      <ul>
        {data?.data.map((reply) => (
          <Saved key={reply.id} reply={reply} onChoose={put} />
        ))}
      </ul>
      <button className="button ghost small" type="button" aria-disabled={isPending} onClick={keep}>
        {t('messages.keep')}
      </button>
    </details>
  )
}

function Saved({ reply: { id, title, words }, onChoose }: { reply: SavedReply; onChoose: (words: string) => void }) {
  const { once } = useActs()
  const forget = () => {
    void once(async () => {
      await api.saved_replies.remove.call({ id })
      return { said: t('messages.forgotten'), undo: async () => void (await api.saved_replies.add.call({ title, words })) }
    })
  }
  return (
    <li>
      <button className="chip" type="button" onClick={() => onChoose(words)}>
        <span>{title}</span>
      </button>
      <button className="icon-button" type="button" aria-label={t('messages.forget', { title })} onClick={forget}>
        <Icon name="x" />
      </button>
    </li>
  )
}

/** The first words of it. */
function titleOf(words: string): string {
  const [line = ''] = words.split('\n')
  return line.length > 40 ? `${line.slice(0, 39).toWellFormed()}…` : line
}
