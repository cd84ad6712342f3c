import type { ReactNode } from 'react'
import { ReplyShape } from '#web/ui/reply.tsx'

export type Mark = 'ok' | 'wait' | 'bad' | 'none'

const shapes = { ok: 'coming', wait: 'waiting', none: 'not_asked' } as const

/** How something stands, as a shape beside its words. */
export function ImportMark({ kind, children }: { kind: Mark; children: ReactNode }) {
  return (
    <span className="import-mark" data-mark={kind}>
      {kind === 'bad' ? (
        <svg className="reply-shape" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
          <path d="M6 0l6 6-6 6-6-6Z" />
        </svg>
      ) : (
        <ReplyShape kind={shapes[kind]} />
      )}
      <span>{children}</span>
    </span>
  )
}
