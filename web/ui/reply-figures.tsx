import type { ReactNode } from 'react'
import { ReplyShape } from './reply.tsx'
import { type ReplyKind, replyWords } from './reply-words.ts'

interface Props {
  /** How many gave which answer, in the order in which they are to stand. */
  counts: readonly { kind: ReplyKind; guests: number }[]
  /** What the line says to whoever hears the page; without it the figures are enough. */
  said?: string
  /** Figures beside those of the answers. */
  children?: ReactNode
}

/** How many gave which answer: a figure for each, and how they divide, as one line. */
export function ReplyFigures({ counts, said, children }: Props) {
  const given = counts.filter(({ guests }) => guests > 0)
  return (
    <>
      <dl className="reply-figures">
        {counts.map(({ kind, guests }) => (
          <div key={kind} data-reply={kind}>
            <dt>
              <ReplyShape kind={kind} />
              {replyWords[kind]}
            </dt>
            <dd>{guests.toLocaleString('en-US')}</dd>
          </div>
        ))}
        {children}
      </dl>
      {given.length > 0 && (
        <div className="reply-bar" {...(said ? { role: 'img', 'aria-label': said } : { 'aria-hidden': true })}>
          {given.map(({ kind, guests }) => (
            <i key={kind} data-reply={kind} style={{ flexGrow: guests }} />
          ))}
        </div>
      )}
    </>
  )
}
