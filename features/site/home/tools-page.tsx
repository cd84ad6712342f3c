import { createFileRoute } from '@tanstack/react-router'
import boards from 'virtual:picture/setup-boards'
import budget from 'virtual:picture/setup-budget'
import checklist from 'virtual:picture/setup-checklist'
import events from 'virtual:picture/home-seating'
import guests from 'virtual:picture/setup-guest-list'
import vendors from 'virtual:picture/setup-vendors'
import { pageHead } from '#web/start/page-head.ts'
import type { PictureOf } from '#web/picture-address.ts'
import { shownGroups, toolsMenu } from '#web/menus/site-menu.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import css from './tools-page.css?url'

export const Route = createFileRoute('/_default/tools')({
  head: () => pageHead({ title: t('tools.title'), description: t('tools.description'), css, url: '/tools' }),
  component: ToolsPage,
})

const ownEvents = { title: t('tools.events'), to: '/dashboard/events', hint: t('tools.events_hint') }

/** Every tool that can be used today. */
function ToolsPage() {
  const entries = shownGroups([{ title: '', entries: [...toolsMenu, ownEvents] }]).flatMap((group) => group.entries)
  return (
    <main className="tools-page wrap" id="main">
      <header>
        <p className="kicker">{t('tools.kicker')}</p>
        <h1>
          <Emphasis text={t('tools.heading')} />
        </h1>
        <p className="lead">{t('tools.lead')}</p>
      </header>
      <ul aria-label={t('tools.list')}>
        {entries.map(({ to, title, hint }) => (
          <li key={to}>
            <Link to={to}>
              <ToolPicture of={pictures[to]} />
              <span>
                <b>{title}</b>
                <small>{hint}</small>
              </span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}

const pictures: Readonly<Record<string, PictureOf>> = {
  '/tools/wedding-checklist': checklist,
  '/tools/guest-list': guests,
  '/tools/budget-tool': budget,
  '/tools/vendor-manager': vendors,
  '/tools/vision-boards': boards,
  '/dashboard/events': events,
}

function ToolPicture({ of }: { of: PictureOf | undefined }) {
  return of && <Picture of={of} sizes="(max-width: 767px) 40vw, 420px" shape="3/2" alt="" />
}
