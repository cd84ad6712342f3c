import { Link, useHydrated, useNavigate } from '@tanstack/react-router'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { Reply } from '#web/ui/reply.tsx'
import type { MenuEntry } from '#web/ui/menu-list.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import type { ListedGift } from '../gifts/contract.ts'
import { thankingWords, wayWords } from '../way-words.ts'
import { wholeMoney } from '../whole-money.ts'
import { closed } from './registry-search.ts'
import { giverOf, registryWords } from './registry-words.ts'

/** One gift: from whom, for what, what they wrote, and what is to be done about it. */
export function GiftRow({ gift, today }: { gift: ListedGift; today: string }) {
  const { id, fund, amount, present, message, way, given_on, from_name, household, source } = gift
  const name = giverOf(gift)
  const isUnsigned = from_name === '' && household === null
  return (
    <tr>
      <th scope="row">
        <Link to="." search={(now) => ({ ...now, ...closed, gift: id })} resetScroll={false} data-unsigned={isUnsigned || undefined}>
          {name}
        </Link>
      </th>
      <td className="gift-for">{fund ?? t('give.whatever')}</td>
      <td className="gift-message">
        {message ? <q>{message}</q> : wayWords[way]}
        {source === 'card' && <ByCard gift={gift} />}
      </td>
      <td className="gift-given num">{shortDay(given_on, today)}</td>
      <td className="gift-standing">
        <Standing gift={gift} />
      </td>
      <td className="number gift-amount">{amount === null ? present : wholeMoney(amount)}</td>
      <GiftActs gift={gift} name={name} />
    </tr>
  )
}

/** Ticking off, thanking, and the rest behind three dots. */
function GiftActs({ gift: { id, version, state, thanked_on }, name }: { gift: ListedGift; name: string }) {
  const { once, isPending } = useActs(registryWords)
  const navigate = useNavigate()
  const isAlive = useHydrated()
  const open = (what: { gift?: number; thank?: number }) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...closed, ...what }), resetScroll: false })
  const arrive = () =>
    once(async (act) => {
      await api.gifts.update.call({ id, version, state: 'arrived', act })
      return t('gift.arrived_done', { name })
    })
  const remove = () =>
    once(async (act) => {
      await api.gifts.destroy.call({ id, act })
      return t('gift.deleted', { name })
    })
  const unthank = () =>
    once(async (act) => {
      await api.gifts.unthank.call({ id, act })
      return t('thanks.taken_back', { name })
    })
  const ofThanks: MenuEntry[] = [
    { icon: 'clock-counter-clockwise', label: t('thanks.take_back'), onAction: () => void unthank() },
    { icon: 'envelope-simple', label: t('thanks.once_more'), onAction: () => open({ thank: id }) },
  ]
  const entries: MenuEntry[] = [
    { icon: 'pencil-simple', label: t('gift.edit'), onAction: () => open({ gift: id }) },
    ...(thanked_on === null ? [] : ofThanks),
    { icon: 'trash', label: t('gift.delete'), onAction: () => void remove(), isDestructive: true },
  ]
  return (
    <td className="gift-acts">
      {state === 'pledged' && (
        <button
          className="button small"
          type="button"
          disabled={!isAlive}
          aria-disabled={isPending}
          aria-label={t('gift.tick_of', { name })}
          onClick={() => void arrive()}
        >
          {t('gift.tick')}
        </button>
      )}
      {state === 'arrived' && thanked_on === null && (
        <Link
          className="button small"
          to="."
          search={(now) => ({ ...now, ...closed, thank: id })}
          resetScroll={false}
          aria-label={t('thanks.thank_of', { name })}
        >
          {t('thanks.thank')}
        </Link>
      )}
      <RowMenu label={t('gift.more', { name })} entries={entries} />
    </td>
  )
}

/** A shape and a word: promised, to thank for, or thanked and by whom. */
/** What the provider kept of it, and when the rest is there, as far as it has said so. */
function ByCard({ gift: { fee, net, state, available_on } }: { gift: ListedGift }) {
  if (fee === null || net === null) return <small>{t('card_account.fee_unknown')}</small>
  const sums = { fee: showMoney(fee), net: showMoney(net), day: longDay(available_on ?? '') ?? '' }
  const isPaidOut = state === 'arrived' && available_on !== null
  return <small className="num">{t(isPaidOut ? 'card_account.kept_until' : 'card_account.kept', sums)}</small>
}

function Standing({ gift: { state, thanked_on, thanked_by, thanked_way } }: { gift: ListedGift }) {
  if (thanked_on !== null && thanked_way !== '')
    return <Reply kind="coming">{[thanked_by, thankingWords[thanked_way]].filter(Boolean).join(', ')}</Reply>
  if (state === 'returned') return <Reply kind="cannot">{t('card_account.returned')}</Reply>
  return state === 'pledged' ? <Reply kind="not_asked">{t('gift.is_promised')}</Reply> : <Reply kind="waiting">{t('thanks.open')}</Reply>
}
