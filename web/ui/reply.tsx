import type { ReactNode } from 'react'
import { type ReplyKind, replyWords } from './reply-words.ts'

/** A reply as a shape and a word, so that nobody has to tell colours apart. */
export function Reply({ kind, children = replyWords[kind] }: { kind: ReplyKind; children?: ReactNode }) {
  return (
    <span className="reply" data-reply={kind}>
      <ReplyShape kind={kind} />
      <span>{children}</span>
    </span>
  )
}

/** The shape alone, for where its word stands beside it anyway. */
export function ReplyShape({ kind }: { kind: ReplyKind }) {
  return (
    <svg className="reply-shape" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      {shapes[kind]}
    </svg>
  )
}

/** A leaf, a wave that leans both ways, a half disc, an empty square, a ring of dots. */
const shapes: Record<ReplyKind, ReactNode> = {
  coming: <path d="M6 1h5v5a5 5 0 1 1-5-5Z" fill="currentColor" stroke="none" />,
  maybe: <path d="M1 7.3C2.4 3.7 4.3 3.7 6 6s3.6 2.3 5-1.3" strokeWidth="2" strokeLinecap="round" />,
  waiting: (
    <>
      <circle cx="6" cy="6" r="4.7" />
      <path d="M6 1.3a4.7 4.7 0 0 0 0 9.4Z" fill="currentColor" stroke="none" />
    </>
  ),
  cannot: <rect x="1.8" y="1.8" width="8.4" height="8.4" />,
  not_asked: <circle cx="6" cy="6" r="4.6" strokeWidth="1.8" strokeLinecap="round" strokeDasharray="0.01 3.6" />,
}
