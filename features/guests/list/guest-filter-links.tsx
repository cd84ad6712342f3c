import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import type { GuestPage } from './contract.ts'
import { missingWords } from './missing-info.ts'
import { type GuestSearch, isFiltered } from './guest-search.ts'
import { type ReplyStatus, replyStatuses } from './reply-status.ts'

interface Props {
  search: GuestSearch
  page: GuestPage
  event: number | undefined
  missing: number
}

const missingInfo = ['email', 'phone', 'address'] as const

/** Who answered what, and who lacks what. Only answers that somebody gave are offered, and the one that is asked for. */
export function GuestFilterLinks({ search, page, event, missing }: Props) {
  const { status, missing_info } = search
  const given = page.guest_wedding_event_counts.filter(({ id, guests }) => id === event && guests > 0).map((count) => count.status)
  const statuses = ([2, 1, 3, 4, 0] as const).filter((one) => given.includes(one) || one === status)
  return (
    <nav className="chips guest-chips" aria-label={t('guests.who')}>
      <Chip
        label={t('guests.all')}
        change={{ status: undefined, missing_info: undefined }}
        isCurrent={status === undefined && !missing_info}
      />
      {event !== undefined && statuses.map((one) => <StatusChip key={one} status={one} isCurrent={status === one} />)}
      {(missing > 0 || missing_info) && (
        <Chip
          label={t('guests.missing_info')}
          count={missing}
          change={{ status: undefined, missing_info: 'any' }}
          isCurrent={missing_info === 'any'}
        />
      )}
      {missing_info &&
        missingInfo.map((one) => (
          <Chip key={one} label={missingWords[one]} change={{ missing_info: one }} isCurrent={missing_info === one} />
        ))}
      {isFiltered(search) && (
        <output className="guest-found">{page.meta.total === 1 ? t('guests.found_one') : t('guests.found', { n: page.meta.total })}</output>
      )}
    </nav>
  )
}

function StatusChip({ status, isCurrent }: { status: ReplyStatus; isCurrent: boolean }) {
  return <Chip label={replyStatuses[status]} change={{ status, missing_info: undefined }} isCurrent={isCurrent} />
}

interface ChipProps {
  label: string
  count?: number
  change: Pick<GuestSearch, 'status' | 'missing_info'>
  isCurrent: boolean
}

function Chip({ label, count, change, isCurrent }: ChipProps) {
  return (
    <Link
      className="chip"
      to="."
      search={(search) => ({ ...search, page: undefined, ...change })}
      aria-current={isCurrent || undefined}
      data-selected={isCurrent || undefined}
      replace
      resetScroll={false}
    >
      <span>{label}</span> {count !== undefined && <span className="chip-count num">{count.toLocaleString('en-US')}</span>}
    </Link>
  )
}
