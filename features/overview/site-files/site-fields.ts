import { t } from '#web/text/text.ts'
import type { SiteFiles } from '#features/site/home/site-shapes.ts'

export type Tab = 'site' | 'countdown' | 'payment' | 'lists' | 'menus'

/** The part of its address by which a file is opened, and what it is called there. */
export const tabs: Record<Tab, { file: keyof SiteFiles; label: string; text: string }> = {
  site: { file: 'global.json', label: t('site_files.site'), text: t('site_files.site_text') },
  menus: { file: 'menus.json', label: t('site_files.menus'), text: t('site_files.menus_text') },
  countdown: { file: 'countdown.json', label: t('site_files.countdown'), text: t('site_files.countdown_text') },
  payment: { file: 'payment.json', label: t('site_files.payment'), text: t('site_files.payment_text') },
  lists: { file: 'selects.json', label: t('site_files.lists'), text: t('site_files.lists_text') },
}

/** No file: it is recorded with a day, and by whom. */
export const giftsTab = { name: 'card-gifts', label: t('card_approval.tab') }

export interface Spec {
  /** Where it stands in the file. */
  at: string
  label: string
  kind?: 'words' | 'long' | 'switch' | 'number'
  hint?: string
}

interface Group {
  title: string
  specs: readonly Spec[]
}

const global: readonly Group[] = [
  {
    title: t('site_files.name_group'),
    specs: [
      { at: 'name', label: t('site_files.name'), hint: t('site_files.name_hint') },
      { at: 'tagline', label: t('site_files.tagline') },
    ],
  },
  {
    title: t('site_files.operator_group'),
    specs: [
      { at: 'operator.name', label: t('site_files.operator_name'), hint: t('site_files.operator_hint') },
      { at: 'operator.address', label: t('site_files.operator_address'), kind: 'long' },
      { at: 'operator.email', label: t('site_files.operator_email') },
      { at: 'operator.state', label: t('site_files.operator_state') },
      { at: 'legal.terms_of_use', label: t('site_files.terms'), hint: t('site_files.legal_hint') },
      { at: 'legal.privacy_policy', label: t('site_files.privacy'), hint: t('site_files.legal_hint') },
    ],
  },
  {
    title: t('site_files.footer_group'),
    specs: [
      {
        at: 'footer.copyright_1',
        label: t('site_files.copyright'),
        hint: t('site_files.copyright_hint', { year: '{year}', name: '{name}' }),
      },
      { at: 'footer.copyright_2', label: t('site_files.copyright_2') },
      { at: 'footer.made_with', label: t('site_files.made_with') },
      ...(['Instagram', 'Facebook', 'Pinterest', 'TikTok', 'YouTube'] as const).map((label) => ({
        at: `follow.${label.toLowerCase()}`,
        label,
        hint: t('site_files.follow_hint'),
      })),
    ],
  },
  {
    title: t('site_files.on_group'),
    specs: [
      { at: 'features.masterclass', label: t('site_files.masterclass'), kind: 'switch', hint: t('site_files.masterclass_hint') },
      { at: 'features.registry', label: t('site_files.registry'), kind: 'switch', hint: t('site_files.registry_hint') },
    ],
  },
]

const countdown: readonly Group[] = [
  {
    title: t('site_files.countdown_group'),
    specs: [
      { at: 'enabled', label: t('site_files.enabled'), kind: 'switch' },
      { at: 'text', label: t('site_files.countdown_words') },
      { at: 'link', label: t('site_files.link'), hint: t('site_files.link_hint') },
      { at: 'expiry', label: t('site_files.expiry'), hint: t('site_files.expiry_hint') },
      { at: 'batteryDays', label: t('site_files.battery_days'), kind: 'number', hint: t('site_files.battery_hint') },
    ],
  },
]

const payment: readonly Group[] = [
  {
    title: t('site_files.payment_group'),
    specs: [
      { at: 'payment_information', label: t('site_files.payment_information'), kind: 'long', hint: t('site_files.payment_hint') },
      { at: 'paying_transaction', label: t('site_files.paying') },
      { at: 'unsuccessful_transaction', label: t('site_files.unsuccessful'), hint: t('site_files.error_hint') },
      { at: 'successful_transaction', label: t('site_files.successful') },
      { at: 'validating_coupon', label: t('site_files.validating_coupon') },
      { at: 'added_coupon', label: t('site_files.added_coupon') },
      { at: 'coupon_error', label: t('site_files.coupon_error') },
    ],
  },
]

export const groupsOf: Partial<Record<Tab, readonly Group[]>> = { site: global, countdown, payment }

/** The lists whose labels are the operator's; of events they may add kinds as well. */
export const listTitles: Record<keyof SiteFiles['selects.json'], string> = {
  event_kinds: t('site_files.event_kinds'),
  guest_statuses: t('site_files.guest_statuses'),
  age_groups: t('site_files.age_groups'),
  sides: t('site_files.sides'),
  missing_info: t('site_files.missing_info'),
  collaborator_permissions: t('site_files.permissions'),
}

/** What stands at a place of a file. */
export function valueAt(value: unknown, at: string): unknown {
  return at.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], value)
}

/** The file with something else at that place. */
export function withAt<Value>(value: Value, at: string, given: unknown): Value {
  const [key = '', ...rest] = at.split('.')
  const part = (value as Record<string, unknown>)[key]
  return { ...value, [key]: rest.length > 0 ? withAt(part as object, rest.join('.'), given) : given }
}
