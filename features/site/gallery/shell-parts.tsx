import { CountdownBanner } from '#web/layouts/countdown-banner.tsx'
import { ContentHeader } from '#web/layouts/content-header.tsx'
import { HeaderButton } from '#web/layouts/header-button.tsx'
import { PageFooter } from '#web/layouts/page-footer.tsx'
import { PageHeader } from '#web/layouts/page-header.tsx'
import { SetupHeader } from '#web/layouts/setup-header.tsx'
import { TabBar } from '#web/layouts/tab-bar.tsx'
import { coupleMenu, coupleTabs, type MenuEntry, settingsEntry, vendorTabs } from '#web/menus/menus.ts'
import { footerMenu, type SiteGroup, siteMenu } from '#web/menus/site-menu.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Visitor } from '#web/visitor.ts'
import { PartsSection } from './parts-section.tsx'

/** The shell as it will be once every page is there, so some of its links lead nowhere yet. */
export function ShellParts() {
  return (
    <PartsSection title="Shell">
      <div className="parts-shell">
        <CountdownBanner countdown={doors} />
        <PageHeader visitor={null} site={withReading} hasSearch label="Main menu, signed out" />
        <p>Signed out</p>
      </div>
      <div className="parts-shell">
        <PageHeader visitor={null} site={[]} hasSearch={false} label="Main menu, beside buttons">
          <HeaderButton icon="bell" label="Ring" onClick={ring} />
          <HeaderButton icon="house" label="All parts, without a ring" to="/dev/ui" onClick={ring} />
          <HeaderButton icon="caret-left" label="Back, without a ring" back="/" onClick={ring} />
        </PageHeader>
        <p>Buttons of a page’s own</p>
      </div>
      <div className="parts-shell">
        <PageHeader
          visitor={june}
          site={siteMenu}
          account={filled(coupleMenu)}
          settings={settingsEntry}
          hasSearch
          label="Main menu, signed in"
        />
        <TabBar tabs={here(filled(coupleTabs))} />
        <p>A couple: signed in, the tabs under the header or at the bottom</p>
      </div>
      <div className="parts-shell">
        <TabBar tabs={vendorTabs} label="Vendor tools" />
        <p>A vendor's tabs</p>
      </div>
      <div className="parts-shell">
        <ContentHeader title="A page with a way back" back="/">
          <a className="header-button" href="#main" aria-label="To the top">
            <Icon name="caret-up" />
          </a>
        </ContentHeader>
        <p>Content layout</p>
      </div>
      <div className="parts-shell">
        <SetupHeader step={2} steps={4} later={<DoLater />} />
        <p>Setup layout</p>
      </div>
      <div className="parts-shell">
        <PageFooter groups={footerMenu} follow={follow} label="Whole footer" />
      </div>
    </PartsSection>
  )
}

let rings = 0

function ring(): void {
  toast({ kind: 'info', lines: [`Rung ${++rings}`] })
}

function DoLater() {
  return (
    <a className="button ghost small" href="/dev/ui">
      {t('setup.later')}
    </a>
  )
}

/** Its end is far enough away for the battery to be full. */
const doors = { enabled: true, expiry: '2099-01-20T23:59:59 -0800', batteryDays: 60, link: '/dev/ui', text: 'The doors close in' }

const reading: SiteGroup = {
  title: 'Read up on',
  entries: ['The first month', 'Budgets', 'Guests and seating', 'Food and drink', 'Vows and words', 'The week itself'].map((title) => ({
    title,
    to: `/planning/${title.toLowerCase().replaceAll(' ', '-')}`,
  })),
}

const withReading = siteMenu.map((section) =>
  section.slug === 'planning' ? { ...section, groups: [...section.groups, reading] } : section,
)

const june: Visitor = {
  id: 1,
  username: 'june-okafor',
  email: 'june@posy.example',
  firstname: 'June',
  lastname: 'Okafor',
  name: 'June Okafor',
  email_verified_at: null,
  has_password: true,
  phone: '',
  avatar: { url: '/avatars/JO-1.svg' },
  avatar_id: null,
  cover_id: null,
  is_vendor: false,
  is_admin: false,
  is_subscribed: false,
  first_steps_at: null,
  helps_since: null,
  checklist_setup_at: null,
  guestlist_setup_at: null,
  saved_ideas_setup_at: null,
  vendormanager_setup_at: null,
  cover: { url: null },
  vendor_id: null,
  vendor: null,
  contact_count: 0,
  wedding_details: {
    date: null,
    month: null,
    date_undecided: false,
    other_firstname: '',
    other_lastname: '',
    events: [],
    style_quiz: null,
    place: '',
    guests: null,
    budget: null,
    style: '',
    time_zone: 'UTC',
  },
  vendor_details: null,
  birdie_data: null,
  users: [],
  version: 1,
  updated_at: '2026-11-21T12:00:00Z',
  delete_at: null,
  impersonator: null,
}

const follow = ['Instagram', 'Facebook', 'Pinterest', 'TikTok', 'YouTube'].map((title) => ({
  title,
  to: `https://${title.toLowerCase()}.com/`,
}))

function filled<Entry extends MenuEntry>(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, to: entry.to.replace('{username}', 'june') }))
}

/** One of the tabs is the page that this is. */
function here<Entry extends MenuEntry>(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => (entry.to === '/tools/guest-list' ? { ...entry, to: '/dev/ui' } : entry))
}
