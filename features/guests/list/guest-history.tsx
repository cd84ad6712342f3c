import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { ReplyShape } from '#web/ui/reply.tsx'
import { longDay } from '#web/long-day.ts'
import { replyKind, replyStatuses } from './reply-status.ts'

/** All that a guest ever answered: when, by which way, and who wrote it down. It is asked for when somebody looks. */
export function GuestHistory({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({ ...answersQuery(id), enabled: isOpen })
  const answers = data?.pages.flatMap((page) => page.data)
  return (
    <details className="guest-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('guest_history.title')}</summary>
      {answers?.length === 0 && <p className="field-hint">{t('guest_history.none')}</p>}
      <ol>
        {answers?.map(({ id, event, status, plus_one_count, meal, by, channel, created_at }) => (
          <li key={`${id} ${event}`}>
            <b>
              {status !== null && <ReplyShape kind={replyKind(status)} />}
              {status === null ? t('guest_history.taken_off') : statusWords[status]}
              {plus_one_count > 0 && <span className="num"> +{plus_one_count}</span>}
            </b>
            <small>{[event, meal].filter(Boolean).join(' · ')}</small>
            <small>
              {[whenOf(created_at), channelWords(channel), by && t('guest_history.by', { name: by })].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <button className="button ghost small" type="button" aria-busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('guest_history.older')}
        </button>
      )}
    </details>
  )
}

function answersQuery(id: number) {
  return api.replies.list.infiniteOptions({
    input: (page: number) => ({ id, page }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  })
}

const statusWords: Record<number, string> = replyStatuses

function whenOf(moment: string): string {
  const day = longDay(moment.slice(0, 10)) ?? ''
  return day.replace(/^\w+, /, '')
}

function channelWords(channel: string): string {
  const known: Record<string, string> = {
    guest: t('guest_history.guest'),
    phone: t('guest_history.phone'),
    mail: t('guest_history.mail'),
    in_person: t('guest_history.in_person'),
  }
  return known[channel] ?? ''
}
