import { Link, useNavigate } from '@tanstack/react-router'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { showMoney } from '#web/ui/money.ts'
import { categoryName } from '../../budget/categories.ts'
import type { UserVendor } from '../contract.ts'
import { pipeline } from '../states.ts'
import { statusWords } from '../state-words.ts'
import type { VendorMoves } from './vendor-moves.ts'

interface Props {
  vendor: UserVendor
  today: string
  moves: VendorMoves
  remove: (vendor: UserVendor) => unknown
}

/** One vendor in a column: who, what for, how much, and what comes next. */
export function VendorCard({ vendor, today, moves, remove }: Props) {
  const { id, name, taxonomy, price, cost } = vendor
  return (
    <li className="vendor-card" data-vendor={id}>
      <button
        className="vendor-grip"
        type="button"
        data-grip={id}
        aria-label={t('couple_vendors.grip', { name })}
        onKeyDown={moves.onKey(vendor)}
        onPointerDown={moves.onGrab(vendor)}
      >
        <Icon name="dots-six-vertical" />
      </button>
      <div>
        <Link to="." search={(search) => ({ ...search, adding: undefined, who: id })} resetScroll={false}>
          {name}
        </Link>
        <small>{categoryName(taxonomy)}</small>
        <p>
          {price !== null && <b className="num">{showMoney(price)}</b>}
          {cost && cost.paid > 0 && <span>{t('couple_vendors.paid_so_far', { amount: showMoney(cost.paid) })}</span>}
          {cost?.next_due && <span className="vendor-due">{t('couple_vendors.due_on', { day: shortDay(cost.next_due, today) })}</span>}
        </p>
        <NextStep vendor={vendor} today={today} />
      </div>
      <CardMenu vendor={vendor} moves={moves} remove={remove} />
    </li>
  )
}

/** Whose turn it is, with what, until when. */
export function NextStep({ vendor: { turn, next_step, next_on }, today }: { vendor: UserVendor; today: string }) {
  if (!turn && !next_step && !next_on) return null
  const isLate = next_on !== null && next_on < today
  return (
    <p className="vendor-next">
      {turn && <b>{turn === 'couple' ? t('couple_vendors.your_turn') : t('couple_vendors.their_turn')}</b>}
      {next_step && <span>{next_step}</span>}
      {next_on && (
        <span className={isLate ? 'vendor-due late' : 'vendor-due'}>
          {isLate && <Icon name="warning-circle-fill" />}
          {shortDay(next_on, today)}
        </span>
      )}
    </p>
  )
}

function CardMenu({ vendor, moves, remove }: Omit<Props, 'today'>) {
  const navigate = useNavigate()
  const { id, name, status } = vendor
  const isHired = status === 'hired'
  return (
    <RowMenu
      label={t('couple_vendors.menu', { name })}
      entries={[
        {
          icon: 'pencil-simple',
          label: t('couple_vendors.open_one'),
          onAction: () => void navigate({ to: '.', search: (search) => ({ ...search, adding: undefined, who: id }), resetScroll: false }),
        },
        {
          icon: 'coins',
          label: t('couple_vendors.their_quotes'),
          onAction: () =>
            void navigate({
              to: '/tools/vendor-manager/quotes-of/$vendor',
              params: { vendor: String(id) },
              search: ({ event }) => ({ event: typeof event === 'number' ? event : undefined }),
            }),
        },
        ...pipeline
          .filter((one) => one !== status)
          .map((one) => ({
            icon: 'arrow-right' as const,
            label: t('couple_vendors.move_to', { status: statusWords[one] }),
            onAction: () => moves.move(vendor, { status: one }),
          })),
        ...(isHired
          ? [
              {
                icon: 'x' as const,
                label: t('couple_vendors.you_cancel'),
                onAction: () => moves.move(vendor, { status: 'cancelled', cancelled_by: 'couple' }),
              },
              {
                icon: 'x' as const,
                label: t('couple_vendors.they_cancel'),
                onAction: () => moves.move(vendor, { status: 'cancelled', cancelled_by: 'vendor' }),
              },
            ]
          : [{ icon: 'x' as const, label: t('couple_vendors.decline'), onAction: () => moves.move(vendor, { status: 'declined' }) }]),
        { icon: 'trash', label: t('couple_vendors.delete'), onAction: () => void remove(vendor), isDestructive: true },
      ]}
    />
  )
}
