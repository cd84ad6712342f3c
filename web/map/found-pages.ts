import { ownPagesOf } from './own-pages.ts'
import { hasPage } from './routes.ts'
import { t } from '../text/text.ts'

interface Page {
  title: string
  to: string
  /** What there is on it, in the words by which people look for it. */
  hint: string
}

/** Beside the pages of the menus. */
export function foundPagesFor(visitor: { is_vendor: boolean } | null): Page[] {
  const own = visitor ? [...ownPagesOf(visitor).map((entry) => ({ ...entry, hint: hints[entry.to] ?? '' })), ...settings(visitor)] : ways
  return [...own, ...everybodys].filter(({ to }) => hasPage(to))
}

const guests = '/tools/guest-list'

const hints: Readonly<Record<string, string>> = {
  '/dashboard/events': t('own_pages.events_hint'),
  [`${guests}/letters`]: t('own_pages.letters_hint'),
  [`${guests}/replies`]: t('own_pages.replies_hint'),
  [`${guests}/addresses`]: t('own_pages.addresses_hint'),
  [`${guests}/import`]: t('own_pages.import_hint'),
  '/tools/rooms': t('own_pages.rooms_hint'),
  '/messages': t('own_pages.messages_hint'),
  '/vendor/reviews': t('own_pages.reviews_hint'),
  '/vendor/messages': t('own_pages.vendor_messages_hint'),
  '/settings/helpers': t('own_pages.helpers_hint'),
  '/dashboard/history': t('own_pages.history_hint'),
}

/** A business plans no wedding here. */
function settings({ is_vendor }: { is_vendor: boolean }): Page[] {
  return [
    page(`${guests}/cards`, t('own_pages.cards'), t('own_pages.cards_hint')),
    page('/tools/wedding-checklist/settings', t('own_pages.checklist_settings'), t('own_pages.checklist_settings_hint')),
    page('/settings/profile', t('own_pages.settings'), t('own_pages.settings_hint')),
    page('/settings/password', t('own_pages.sign_in'), t('own_pages.sign_in_hint')),
    page('/settings/notifications', t('own_pages.notifications'), t('own_pages.notifications_hint')),
    ...(is_vendor ? [] : [page('/settings/wedding', t('own_pages.wedding'), t('own_pages.wedding_hint'))]),
    page('/settings/membership', t('own_pages.membership'), t('own_pages.membership_hint')),
    page('/settings/privacy', t('own_pages.privacy'), t('own_pages.privacy_hint')),
  ]
}

const ways = [
  page('/sign-in', t('own_pages.to_sign_in'), t('own_pages.to_sign_in_hint')),
  page('/sign-up', t('own_pages.to_sign_up'), t('own_pages.to_sign_up_hint')),
]

const everybodys = [
  page('/i-do-crew', t('own_pages.plan'), t('own_pages.plan_hint')),
  page('/rsvp', t('own_pages.rsvp'), t('own_pages.rsvp_hint')),
  page('/terms', t('own_pages.terms'), t('own_pages.terms_hint')),
  page('/privacy', t('own_pages.privacy_policy'), t('own_pages.privacy_policy_hint')),
  page('/privacy-choices', t('own_pages.choices'), t('own_pages.choices_hint')),
]

function page(to: string, title: string, hint: string): Page {
  return { to, title, hint }
}
