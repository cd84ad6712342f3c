import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import type { Notice } from '#server/push.ts'
import { t } from '#web/text/text.ts'
import type { Untold } from './untold-rows.server.ts'
import { panelPath } from './panel-path.ts'
import { wordsOf } from './wording.ts'

export interface Person {
  id: number
  email: string
  firstname: string
  is_vendor: boolean
}

interface Sent {
  public_url: string
  /** Of the page that turns such letters off, where they may be turned off. */
  token: string | undefined
}

/** One letter of everything that is new to somebody. */
export function newsLetter(person: Person, news: readonly [Untold, ...Untold[]], { public_url, token }: Sent): Mail {
  const { title, lines } = news.length === 1 ? one(news[0]) : many(news)
  const leave_url = token && `${public_url}/notices/${token}`
  return {
    user_id: person.id,
    to: person.email,
    subject: title,
    ...letter({
      brand: t('site.name'),
      heading: news.length === 1 ? title : t('told.gathered_heading', { firstname: person.firstname, n: news.length }),
      lines,
      action: { label: openWords(news), url: `${public_url}${wayTo(person, news)}` },
      footer: t('told.why'),
      leave: leave_url
        ? { label: t('told.leave'), url: leave_url }
        : { label: t('told.choose'), url: `${public_url}/settings/notifications` },
    }),
    ...(leave_url && { leave_url }),
  }
}

/** The same, on the browsers that asked to be told. */
export function newsNotice(person: Person, news: readonly [Untold, ...Untold[]]): Notice {
  const { title, lines } = news.length === 1 ? one(news[0]) : many(news)
  return { user_id: person.id, title, text: lines.join('\n'), url: wayTo(person, news) }
}

function one({ kind, params }: Untold) {
  const { title, body } = wordsOf(kind, params)
  return { title, lines: body ? [body] : [] }
}

/** What was taken back can't be opened. */
function openWords([{ kind }, ...others]: readonly [Untold, ...Untold[]]): string {
  if (others.length > 0) return t('told.open_all')
  return kind === 'posse_removed' ? t('told.open_own') : t('told.open')
}

/** As many as somebody reads. */
const most = 20

function many(news: readonly Untold[]) {
  const lines = news.slice(0, most).map(({ kind, params }) => wordsOf(kind, params).title)
  const left = news.length - lines.length
  return { title: t('told.gathered', { n: news.length }), lines: [...lines, ...(left > 0 ? [t('told.more', { n: left })] : [])] }
}

/** One thing leads to where it happened, several to the panel. */
function wayTo(person: Person, [first, ...others]: readonly [Untold, ...Untold[]]): string {
  return (others.length === 0 && first.params.url) || panelPath(person)
}
