import type { ReactNode } from 'react'
import type { ReplyStatus } from './reply-status.ts'

/** The shape that goes with the word of an answer, so that nobody has to tell colours apart. */
export function GuestAnswerShape({ status }: { status: ReplyStatus }) {
  return (
    <svg className="answer-shape" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      {shapes[status]}
    </svg>
  )
}

/** A broken ring, a half disc, a leaf, an empty square, a wave. */
const shapes: Record<ReplyStatus, ReactNode> = {
  0: <circle cx="6" cy="6" r="4.4" strokeDasharray="2.3 2.3" />,
  1: (
    <>
      <circle cx="6" cy="6" r="4.7" />
      <path d="M6 1.3a4.7 4.7 0 0 0 0 9.4Z" fill="currentColor" stroke="none" />
    </>
  ),
  2: <path d="M6 1h5v5a5 5 0 1 1-5-5Z" fill="currentColor" stroke="none" />,
  3: <rect x="1.8" y="1.8" width="8.4" height="8.4" />,
  4: <path d="M.8 7.2C2.3 3.6 4.3 3.6 6 6s3.7 2.4 5.2-1.2" strokeWidth="1.9" strokeLinecap="round" />,
}
