import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { useZone } from '#features/wedding/history/own-zone.ts'
import { dropUnsent, followUnsent, type Unsent, unsentOf } from '#web/offline/unsent.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Thread } from './contract.ts'
import { nameOf, timeWords } from './conversation-words.ts'
import { MessageWords } from './message-words.tsx'

interface Props {
  thread: Thread
  /** Where words that are taken back stand again; none where nothing more is taken. */
  form?: RefObject<HTMLFormElement | null>
  /** On their way right now. */
  leaving?: string | undefined
}

/** What was written while there was no line: it goes by itself, or says why it never will. */
export function UnsentWords({ thread, form, leaving }: Props) {
  const whose = useWhose()
  const unsent = useUnsent(whose, thread.id).filter(({ client_id }) => client_id !== leaving)
  if (whose === undefined || unsent.length === 0) return null
  const drop = (one: Unsent) => void dropUnsent(whose, one)
  function takeBack(one: Unsent) {
    const area = form?.current?.querySelector('textarea')
    if (area) {
      area.value = [area.value.trim(), one.words].filter(Boolean).join('\n\n')
      area.focus()
    }
    drop(one)
  }
  return (
    <ul className="messages-unsent" aria-label={t('messages.unsent', { name: nameOf(thread) })}>
      {unsent.map((one) => (
        <UnsentItem key={one.client_id} unsent={one} onBack={() => (form ? takeBack(one) : drop(one))} isOver={!form} />
      ))}
    </ul>
  )
}

function UnsentItem({ unsent: { words, at, refused }, onBack, isOver }: { unsent: Unsent; onBack: () => void; isOver: boolean }) {
  const zone = useZone()
  return (
    <li>
      <p className="messages-unsent-when">
        <b>{t('messages.you')}</b> <time dateTime={at}>{timeWords(at, zone)}</time>
      </p>
      <MessageWords words={words} />
      <p className="messages-unsent-why" role="status">
        <Icon name={refused ? 'warning-circle-fill' : 'wifi-slash'} />{' '}
        {refused ? t('messages.unsent_refused', { reason: refused }) : t('messages.unsent_waits')}
      </p>
      <button className="button small" type="button" onClick={onBack}>
        {isOver ? t('messages.unsent_drop') : t('messages.unsent_back')}
      </button>
    </li>
  )
}

/** The number of who is signed in; the page was made for them. */
export function useWhose(): number | undefined {
  const router = useRouter()
  return router.options.context.visitors.known()?.id
}

export function pathOfWrite(id: number): string {
  return `/api/v1/conversations/${id}/messages`
}

function useUnsent(whose: number | undefined, id: number): Unsent[] {
  const [unsent, setUnsent] = useState<Unsent[]>([])
  useEffect(() => {
    if (whose === undefined) return undefined
    let isHere = true
    const look = async () => {
      const all = await unsentOf(whose).catch(() => [])
      if (isHere) setUnsent(all.filter(({ path }) => path === pathOfWrite(id)))
    }
    void look()
    const leave = followUnsent(() => void look())
    return () => {
      isHere = false
      leave()
    }
  }, [whose, id])
  return unsent
}
