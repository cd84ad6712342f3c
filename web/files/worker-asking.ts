import { mostReadingSeconds } from './file-limits.ts'
import { FileRefusal, type RefusalKind } from './file-refusal.ts'

export interface Waiting {
  signal: AbortSignal
  onProgress?: (part: number) => void
}

interface Asking<Ask, Answer> {
  ask: (question: Ask, waiting: Waiting) => Promise<Answer>
  end: () => void
}

type Told<Answer> = { id: number } & ({ part: number } | { refused: RefusalKind } | { answer: Answer })

/** Works beside the page, so that it goes on; what takes all memory or never ends there is ended, and the next file has a new worker. */
export function openAsking<Ask, Answer>(open: () => Worker): Asking<Ask, Answer> {
  let worker: Worker | undefined
  let last = 0
  const end = () => {
    worker?.terminate()
    worker = undefined
  }
  const ask = (question: Ask, { signal, onProgress }: Waiting) =>
    new Promise<Answer>((answer, refuse) => {
      const id = ++last
      const over = new AbortController()
      const listen = { signal: over.signal }
      const stop = (kind: RefusalKind) => {
        over.abort()
        clearTimeout(limit)
        end()
        refuse(new FileRefusal(kind))
      }
      const limit = setTimeout(() => stop('too_slow'), mostReadingSeconds * 1_000)
      const hear = ({ data }: MessageEvent<Told<Answer>>) => {
        if (data.id !== id) return
        if ('part' in data) return onProgress?.(data.part)
        over.abort()
        clearTimeout(limit)
        if ('refused' in data) refuse(new FileRefusal(data.refused))
        else answer(data.answer)
      }
      if (signal.aborted) return stop('stopped')
      worker ??= open()
      worker.addEventListener('message', hear, listen)
      worker.addEventListener('error', () => stop('broken'), listen)
      signal.addEventListener('abort', () => stop('stopped'), listen)
      worker.postMessage({ id, question })
    })
  return { ask, end }
}

/** The other side of it: what a worker answers, and how far it has come. */
export function answerAsking<Ask, Answer>(answer: (question: Ask, onProgress: (part: number) => void) => Answer | Promise<Answer>): void {
  addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: Ask }>) => {
    const tell = (told: Told<Answer>) => postMessage(told)
    Promise.resolve()
      .then(() => answer(question, (part) => tell({ id, part })))
      .then((found) => tell({ id, answer: found }))
      .catch((error) => tell({ id, refused: error instanceof FileRefusal ? error.kind : 'broken' }))
  })
}
