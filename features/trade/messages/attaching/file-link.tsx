import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { threadQuery } from '../messages-query.ts'
import type { SentFile } from './sent-file.ts'

/** Opens it in a tab of its own. An address ends after a while: on a page that stood open for longer a new one is asked for. */
export function FileLink({ file: { id, name, url }, conversation_id }: { file: SentFile; conversation_id: number }) {
  const cache = useQueryClient()
  if (url === null)
    return (
      <p>
        <b>{name}</b> {t('sent_file.missing')}
      </p>
    )
  async function openAnew(): Promise<void> {
    const { data } = await cache.fetchQuery({ ...threadQuery(conversation_id), staleTime: 0 })
    const fresh = data.files.find((file) => file.id === id)?.url
    if (fresh) location.assign(fresh)
  }
  const open = (event: MouseEvent) => {
    if (!hasEnded(url)) return
    event.preventDefault()
    openAnew().catch((error: unknown) => sayFailure(error, undefined))
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={t('sent_file.open', { name })} onClick={open}>
      {name}
    </a>
  )
}

function hasEnded(url: string): boolean {
  return Number(new URL(url, location.origin).searchParams.get('expires')) * 1_000 < Date.now() + 5_000
}
