import demo from 'virtual:demo-figures'
import guests from 'virtual:picture/setup-guest-list'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/start/page-head.ts'
import { tools } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { DemoList } from './demo-list.tsx'
import css from './guest-setup.css?url'
import { StepsRow } from './steps-row.tsx'

export const Route = createFileRoute('/_default/tools/guest-list/setup')({
  head: () => pageHead({ title: t('guest_list.title'), description: t('home.list_text'), css, url: '/tools/guest-list/setup' }),
  component: GuestSetupPage,
})

const back = { 'redirect-to': tools['guest-list'].path }

/** What the guest list is, for whoever isn't signed in. */
function GuestSetupPage() {
  return (
    <main className="guest-setup" id="main">
      <DemoList>
        <p className="kicker">{t('guest_setup.kicker')}</p>
        <h1>
          <Emphasis text={t('guest_setup.title')} />
        </h1>
        <p className="lead">{t('guest_setup.lead')}</p>
        <p className="buttons">
          <StartLink />
          <Link className="button large" to="." search={{ login: 'true', ...back }} resetScroll={false}>
            {t('guest_setup.sign_in')}
          </Link>
        </p>
        <small>{t('guest_setup.note', { n: demo.invited, events: demo.events })}</small>
      </DemoList>
      <StepsRow
        title={t('guest_setup.how')}
        steps={[
          { title: t('guest_setup.paste'), text: t('guest_setup.paste_text') },
          { title: t('guest_setup.addresses'), text: t('guest_setup.addresses_text') },
          { title: t('guest_setup.answers'), text: t('guest_setup.answers_text') },
        ]}
      />
      <section className="guest-setup-start wrap">
        <Picture of={guests} sizes="(max-width: 991px) 100vw, 58vw" shape="3/2" />
        <div>
          <h2>
            <Emphasis text={t('home.closing_title')} />
          </h2>
          <p className="lead">{t('guest_setup.closing_text')}</p>
          <StartLink />
        </div>
      </section>
    </main>
  )
}

function StartLink() {
  return (
    <Link className="button main large" to="/sign-up" search={back}>
      {t('guest_setup.start')}
    </Link>
  )
}
