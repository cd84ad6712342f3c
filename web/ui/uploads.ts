import { useEffect, useRef, useState } from 'react'
import { t } from '../text/text.ts'
import { isOfKind } from './file-kind.ts'

/** Sends one file; says how much of it is there, from 0 to 1, and stops when it is told to. */
export type Upload = (file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<void>

export interface SentFile {
  id: number
  file: File
  state: 'sending' | 'done' | 'failed'
  part: number
  error?: string
}

/** The files of a field and how far each is; leaving the page stops what is under way. */
export function useUploads(upload: Upload, accept: readonly string[]) {
  const [files, setFiles] = useState<SentFile[]>([])
  const sending = useRef(new Map<number, AbortController>())
  const count = useRef(0)
  useEffect(() => () => sending.current.forEach((controller) => controller.abort()), [])

  function change(id: number, changed: Partial<SentFile>) {
    setFiles((all) => all.map((sent) => (sent.id === id ? { ...sent, ...changed } : sent)))
  }

  async function send(id: number, file: File) {
    const controller = new AbortController()
    sending.current.set(id, controller)
    try {
      await upload(file, { signal: controller.signal, onProgress: (part) => change(id, { part }) })
      change(id, { state: 'done', part: 1 })
    } catch (error) {
      change(id, { state: 'failed', error: error instanceof Error && error.message ? error.message : t('file.failed') })
    } finally {
      if (sending.current.get(id) === controller) sending.current.delete(id)
    }
  }

  function add(file: File) {
    count.current += 1
    const id = count.current
    const isFit = isOfKind(file, accept)
    const sent: SentFile = isFit
      ? { id, file, state: 'sending', part: 0 }
      : { id, file, state: 'failed', part: 0, error: t('file.wrong_kind', { kinds: accept.join(', ') }) }
    setFiles((all) => [...all, sent])
    if (isFit) void send(id, file)
  }

  function remove(id: number) {
    sending.current.get(id)?.abort()
    setFiles((all) => all.filter((sent) => sent.id !== id))
  }

  function retry({ id, file }: SentFile) {
    change(id, { state: 'sending', part: 0 })
    void send(id, file)
  }

  return { files, add, remove, retry, canRetry: (sent: SentFile) => sent.state === 'failed' && isOfKind(sent.file, accept) }
}
