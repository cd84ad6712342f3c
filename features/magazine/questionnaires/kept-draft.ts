import { useEffect, useRef } from 'react'

type Said = Record<string, string>
type Keep = (said: Said) => Promise<unknown>

interface Draft {
  timer?: ReturnType<typeof setTimeout>
  /** What is not yet on its way. */
  waiting?: { said: Said; keep: Keep } | undefined
  sending: Promise<unknown>
}

const pause = 700

/** Keeps what a form says when somebody stops typing, and when they leave; `end` waits until nothing of it is under way. */
export function useDraft() {
  const draft = useRef<Draft>({ sending: Promise.resolve() })

  useEffect(() => {
    const mine = draft.current
    const leave = () => send(mine)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  function note(form: HTMLFormElement | null, keep: Keep): void {
    if (!form) return
    const said = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    clearTimeout(draft.current.timer)
    draft.current.waiting = { said, keep }
    draft.current.timer = setTimeout(send, pause, draft.current)
  }

  async function end(): Promise<void> {
    clearTimeout(draft.current.timer)
    draft.current.waiting = undefined
    await draft.current.sending
  }

  return { note, end }
}

function send(draft: Draft): void {
  clearTimeout(draft.timer)
  const { waiting } = draft
  draft.waiting = undefined
  if (waiting) draft.sending = draft.sending.then(() => waiting.keep(waiting.said)).catch(() => undefined)
}
