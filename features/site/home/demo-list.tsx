import demo from 'virtual:demo-figures'
import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { Reply } from '#web/ui/reply.tsx'
import type { ReplyKind } from '#web/ui/reply-words.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'

/** Beside what is said of it a few lines of a guest list, those of the demo wedding, with its figures counted. */
export function DemoList({ children }: { children: ReactNode }) {
  return (
    <section className="demo-list">
      <div className="wrap">
        <div>{children}</div>
        <figure aria-label={t('home.list_label')}>
          <figcaption>
            <b>{demo.event}</b>
            <span>{t('home.list_coming', { n: guestsOf(2), total: demo.invited })}</span>
          </figcaption>
          <ShareBar label={demo.event} shares={shares} />
          <ul>
            {demo.guests.map(({ name, relationship, status }) => (
              <li key={name}>
                <span>
                  <b>{name}</b>
                  <small>{relationship}</small>
                </span>
                <Reply kind={kinds[status] ?? 'not_asked'} />
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </section>
  )
}

/** By number, as an answer is kept. */
const kinds: readonly ReplyKind[] = ['not_asked', 'waiting', 'coming', 'cannot', 'maybe']

const shares = [
  { label: t('home.coming'), amount: guestsOf(2), look: 'solid' as const },
  { label: t('home.open'), amount: guestsOf(0) + guestsOf(1) + guestsOf(4), look: 'waiting' as const },
  { label: t('home.cannot'), amount: guestsOf(3), look: 'grey' as const },
]

function guestsOf(status: number): number {
  return demo.answers.find((answer) => answer.status === status)?.guests ?? 0
}
