import { t } from '#web/text/text.ts'
import type { IconName } from '#web/ui/icons.ts'

/** The sections of the settings, by the last part of their address. */
export const sections = ['profile', 'password', 'notifications', 'wedding', 'helpers', 'membership', 'files', 'privacy'] as const

export type Section = (typeof sections)[number]

export function sectionAt(type: string): Section | undefined {
  return sections.find((section) => section === type)
}

/** A vendor plans no wedding here. */
export function sectionsFor({ is_vendor }: { is_vendor: boolean }): Section[] {
  return sections.filter((section) => !is_vendor || (section !== 'wedding' && section !== 'helpers'))
}

export function titleOf(section: Section): string {
  return t(looks[section].title)
}

export function iconOf(section: Section, isOpen: boolean): IconName {
  return looks[section][isOpen ? 'open' : 'icon']
}

/** What each is called, its icon, and the one it has while it is open. */
const looks = {
  profile: { title: 'settings.profile', icon: 'user-circle', open: 'user-circle-fill' },
  password: { title: 'settings.password', icon: 'lock-simple', open: 'lock-simple-fill' },
  notifications: { title: 'settings.notifications', icon: 'bell', open: 'bell-fill' },
  wedding: { title: 'settings.wedding', icon: 'calendar-heart', open: 'calendar-heart-fill' },
  helpers: { title: 'settings.helpers', icon: 'users', open: 'users-fill' },
  membership: { title: 'settings.membership', icon: 'credit-card', open: 'credit-card-fill' },
  files: { title: 'settings.files', icon: 'images', open: 'images' },
  privacy: { title: 'settings.privacy', icon: 'shield-check', open: 'shield-check-fill' },
} as const satisfies Record<Section, { title: string; icon: IconName; open: IconName }>
