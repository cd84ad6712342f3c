import type { NotificationParams } from './contract.ts'
import { t } from '#web/text/text.ts'
import { areMany } from './are-many.ts'
import { listed } from '#web/listed.ts'
import { showMoney } from '#web/ui/money.ts'
import type { NotificationKind } from './kinds.ts'

export interface Words {
  title: string
  body: string
}

/** A notification in words, made when it is read or sent. */
export function wordsOf(kind: NotificationKind, params: NotificationParams): Words {
  return words[kind](params)
}

type Wording = (params: NotificationParams) => Words

const words: Record<NotificationKind, Wording> = {
  posse_invite: (params) => ({ title: t('told.posse_invite', { first: firstOf(params) }), body: invitedTo(params) }),
  posse_request: (params) => ({
    title: t('told.posse_request', { first: firstOf(params) }),
    body: params.events?.length ? t('told.asks_for', { events: eventsOf(params) }) : t('told.you_decide'),
  }),
  posse_accepted: (params) => ({
    title: t('told.posse_accepted', { first: firstOf(params) }),
    body: params.events?.length ? t('told.plans_with', { events: eventsOf(params) }) : t('told.plans'),
  }),
  posse_declined: (params) => ({ title: t('told.posse_declined', { first: firstOf(params) }), body: t('told.nothing_shown') }),
  posse_changed: (params) => ({
    title: t('told.posse_changed', { couple: params.name || firstOf(params) }),
    body: params.events?.length ? t('told.left', { shares: sharesOf(params.events) }) : t('told.left_nothing'),
  }),
  posse_removed: (params) => ({
    title: t('told.posse_removed', { couple: params.name || firstOf(params) }),
    body: params.events?.length ? t('told.closed', { events: eventsOf(params) }) : t('told.closed_all'),
  }),
  guest_answered: (params) => ({ title: answered(params), body: params.events?.length ? `${eventsOf(params)}.` : '' }),
  new_address: (params) => ({ title: t('told.new_address', { name: guestOf(params) }), body: t('told.waits') }),
  payment_due: ({ days = 0, name = '', amount }) => ({
    title: days === 0 ? t('told.payment_today', { name }) : t('told.payment_due', { n: days, name }),
    body: amount === undefined ? '' : t('told.payment_amount', { amount: showMoney(amount) }),
  }),
  rooms_due: ({ days = 0, name = '', nights = 0, amount }) => ({
    title: t('told.rooms_due', { n: days, name }),
    body: amount === undefined ? t('told.rooms_open', { n: nights }) : t('told.rooms_owed', { n: nights, amount: showMoney(amount) }),
  }),
  gift_promised: (params) => ({
    title: t('told.gift_promised', { name: guestOf(params), amount: showMoney(params.amount ?? 0) }),
    body: t('told.gift_waits'),
  }),
  gift_arrived: (params) => ({
    title: t('told.gift_arrived', { name: guestOf(params), amount: showMoney(params.amount ?? 0) }),
    body: t('told.gift_arrived_text'),
  }),
  pledged: ({ name = '', amount = 0 }) => ({
    title: t(amount === 0 ? 'told.pledged_nothing' : 'told.pledged', { name, amount: showMoney(amount) }),
    body: t('told.pledged_for'),
  }),
  message: ({ name, words = '' }) => ({ title: t('told.message', { name: name || t('told.somebody') }), body: words }),
  no_answer: ({ name = '', words = '' }) => ({ title: t('told.no_answer', { name }), body: words }),
  item_assigned: (params) => ({ title: t('told.item_assigned', { first: firstOf(params) }), body: params.name ?? '' }),
}

function firstOf({ user }: NotificationParams): string {
  return user?.firstname || t('told.somebody')
}

function guestOf({ guest, name }: NotificationParams): string {
  return guest?.name || name || t('told.somebody')
}

function eventsOf({ events = [] }: NotificationParams): string {
  return listed(events.map(({ name }) => name))
}

/** What somebody would have of a wedding; their partner has all of it. */
function invitedTo(params: NotificationParams): string {
  const { name, events = [] } = params
  const what = events.length === 0 ? t('told.would_have_all') : t('told.would_have', { shares: sharesOf(events) })
  return name ? `${name}. ${what}` : what
}

function sharesOf(events: NonNullable<NotificationParams['events']>): string {
  const shares = events.map((event) => {
    const { permissions = [] } = event
    return permissions.length > 0 ? t('told.share', { what: listed(permissions.map(permissionWord)), event: event.name }) : event.name
  })
  return listed(shares)
}

function permissionWord(permission: number): string {
  const known: Record<number, string> = {
    1: t('told.permission_1'),
    2: t('told.permission_2'),
    3: t('told.permission_3'),
    4: t('told.permission_4'),
    5: t('told.permission_5'),
  }
  return known[permission] ?? ''
}

function answered(params: NotificationParams): string {
  const name = guestOf(params)
  if (params.status === 2) return t(areMany(name) ? 'told.guests_come' : 'told.guest_comes', { name })
  if (params.status === 3) return t('told.guest_stays', { name })
  if (params.status === 4) return t('told.guest_may_come', { name })
  return t('told.guest_answered', { name })
}
