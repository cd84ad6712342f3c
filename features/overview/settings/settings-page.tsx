import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { filesSearch } from '#features/files/uploads/shown/files-loading.ts'
import { FilesSection } from '#features/files/uploads/shown/files-section.tsx'
import { MembershipSection } from '#features/money/purchases/shown/membership-section.tsx'
import { searchOf, words } from '#web/menus/search.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { HelpersSection } from './helpers-section.tsx'
import { NoticesSection } from './notices-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { saidOf } from './settings-done.ts'
import { SettingsFrame } from './settings-frame.tsx'
import { loadSection, sectionTitle } from './settings-loading.ts'
import { type Section, sectionAt } from './settings-sections.ts'
import css from './settings.css?url'
import filesCss from '#features/files/uploads/shown/files.css?url'
import membershipCss from '#features/money/purchases/shown/membership.css?url'
import helpersCss from './settings-helpers.css?url'
import { WeddingSection } from './wedding-section.tsx'

const readSearch = searchOf({ done: words(20), ...filesSearch })

export const Route = createFileRoute('/_user/settings/{-$type}')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { done: _done, ...search } }) => search,
  loader: async ({ context, params: { type }, deps }) => {
    if (type === undefined) throw redirect({ href: '/settings/profile' })
    const section = sectionAt(type)
    if (!section) throw notFound()
    await loadSection(await context.queries.open(), section, deps)
    return { section, posted: startContext()?.form, title: sectionTitle(section) }
  },
  head: ({ loaderData }) => {
    const { meta, links } = pageHead({ title: loaderData?.title ?? t('menu.settings'), css })
    const more = loaderData?.section && sectionCss[loaderData.section]
    return { meta, links: [...links, ...(more ? [{ rel: 'stylesheet', href: more }] : [])] }
  },
  component: SettingsPage,
})

/** Styles that one section alone needs. */
const sectionCss: Partial<Record<Section, string>> = { helpers: helpersCss, membership: membershipCss, files: filesCss }

function SettingsPage() {
  const { section, posted } = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const { done, ...search } = Route.useSearch()
  if (!visitor) return null
  return (
    <SettingsFrame user={visitor} open={section} said={posted ? undefined : saidOf(done)}>
      {section === 'profile' && <ProfileSection key={section} posted={posted} />}
      {section === 'password' && <PasswordSection posted={posted} user={visitor} />}
      {section === 'notifications' && <NoticesSection posted={posted} />}
      {section === 'wedding' && <WeddingSection key={section} posted={posted} />}
      {section === 'helpers' && <HelpersSection user={visitor} />}
      {section === 'membership' && <MembershipSection posted={posted} isGiven={visitor.is_subscribed} />}
      {section === 'files' && <FilesSection posted={posted} search={search} />}
      {section === 'privacy' && <PrivacySection posted={posted} email={visitor.email} />}
    </SettingsFrame>
  )
}
