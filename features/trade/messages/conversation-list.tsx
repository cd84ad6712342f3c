import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { useZone } from '#features/wedding/history/own-zone.ts'
import { agoOf } from '#features/wedding/history/when.ts'
import type { PageMeta } from '#features/shapes.ts'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Conversation } from './contract.ts'
import { inboxes, pathOf } from './conversation-paths.ts'
import { lastWords, nameOf, standingOf } from './conversation-words.ts'
import { KindNo } from './declining/kind-no.tsx'
import { waitingQuery } from './messages-query.ts'
import type { MessagesSearch } from './messages-search.ts'
import type { Side } from './sides.ts'

interface Props {
  page: { data: Conversation[]; meta: PageMeta; unread: number; waiting: number }
  side: Side
  search: MessagesSearch
  open: number | undefined
  now: number
}

/** Everybody with whom something was written, narrowed by a word or by what is still to be read or answered. */
export function ConversationList({ page, side, search, open, now }: Props) {
  const isNarrow = search.q !== undefined || search.filter !== undefined
  return (
    <section className="messages-list" aria-label={t('messages.title')}>
      <header>
        <h1>{t('messages.title')}</h1>
        {side === 'vendor' && <p>{t('messages.vendor_lead')}</p>}
        <Words side={side} search={search} />
        <Filters side={side} search={search} page={page} />
      </header>
      {side === 'couple' && !isNarrow && <KindNos />}
      {page.data.length === 0 && (isNarrow ? <NothingFound /> : <NobodyYet side={side} />)}
      <ul>
        {page.data.map((conversation) => (
          <Row key={conversation.id} of={conversation} search={search} isOpen={conversation.id === open} now={now} />
        ))}
      </ul>
    </section>
  )
}

/** A plain form of the page itself; with script the list follows without a page load. */
function Words({ side, search: { q, filter } }: Pick<Props, 'side' | 'search'>) {
  const navigate = useNavigate()
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate({ to: inboxes[side], search: { q: q || undefined, filter } })
  }
  return (
    <search aria-label={t('messages.search')}>
      <form action={inboxes[side]} onSubmit={look}>
        {filter && <input type="hidden" name="filter" value={filter} />}
        <label className="search-box">
          <Icon name="magnifying-glass" />
          <span className="only-heard">{t('messages.search')}</span>
          <input
            className="field-input"
            key={q}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={100}
            placeholder={t('messages.search')}
          />
        </label>
      </form>
    </search>
  )
}

function Filters({ side, search: { q, filter }, page: { unread, waiting } }: Pick<Props, 'side' | 'search' | 'page'>) {
  const choices = [
    [undefined, t('messages.all'), 0],
    ['unread', t('messages.unread'), unread],
    ...(side === 'vendor' ? [['waiting', t('messages.waiting'), waiting] as const] : []),
  ] as const
  return (
    <nav className="chips" aria-label={t('messages.title')}>
      {choices.map(([name, label, count]) => (
        <Link
          key={label}
          className="chip"
          to={inboxes[side]}
          search={{ q, filter: name }}
          data-selected={filter === name || undefined}
          aria-current={filter === name ? 'true' : undefined}
          activeProps={{}}
        >
          {label}
          {count > 0 && <span className="chip-count num">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}

function Row({ of, search, isOpen, now }: { of: Conversation; isOpen: boolean } & Pick<Props, 'search' | 'now'>) {
  const zone = useZone()
  const { side, unread, last, picture } = of
  const name = nameOf(of)
  const standing = standingOf(of, now)
  return (
    <li className={unread > 0 ? 'unread' : undefined}>
      <Link to={pathOf(of)} search={{ ...search, before: undefined }} aria-current={isOpen ? 'page' : undefined}>
        {side === 'couple' ? <PiecePicture of={picture} sizes="48px" shape="1/1" alt="" /> : <Avatar name={name} isBesideName />}
        <span>
          <span className="messages-who">
            <b>{name}</b>
            <time dateTime={last.created_at}>{agoOf(last.created_at, now, zone)}</time>
          </span>
          <span className="messages-last">{lastWords(of)}</span>
          {standing && (
            <small className="messages-standing" data-standing={standing.kind}>
              {standing.words}
            </small>
          )}
        </span>
        {unread > 0 && <i className="unread-dot" role="img" aria-label={t('messages.unread_n', { n: unread })} />}
      </Link>
    </li>
  )
}

function KindNos() {
  const { data } = useSuspenseQuery(waitingQuery())
  return data.data.map((one) => <KindNo key={one.service} of={one} />)
}

function NobodyYet({ side }: { side: Side }) {
  if (side === 'vendor') return <EmptyState fact={t('messages.vendor_none')} hint={t('messages.vendor_none_hint')} />
  return (
    <EmptyState fact={t('messages.none')} hint={t('messages.none_hint')}>
      <a className="button" href="/vendors">
        {t('messages.find')}
      </a>
    </EmptyState>
  )
}

function NothingFound() {
  return <EmptyState fact={t('messages.none_found')} hint={t('messages.none_found_hint')} />
}
