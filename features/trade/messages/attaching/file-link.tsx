import { useQueryClient } from '@tanstack/react-query'
import { PrivateFileLink } from '#features/files/uploads/shown/private-file-link.tsx'
import { t } from '#web/text/text.ts'
import { threadQuery } from '../messages-query.ts'
import type { SentFile } from './sent-file.ts'

/** Where a file that was sent is opened. */
export function FileLink({ file: { id, name, url }, conversation_id }: { file: SentFile; conversation_id: number }) {
  const cache = useQueryClient()
  async function renew(): Promise<string | null | undefined> {
    const { data } = await cache.fetchQuery({ ...threadQuery(conversation_id), staleTime: 0 })
    return data.files.find((file) => file.id === id)?.url
  }
  return <PrivateFileLink name={name} url={url} missing={t('sent_file.missing')} renew={renew} />
}
