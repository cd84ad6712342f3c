import picture from 'virtual:picture/rsvp-thanks'
import type { PlainPage } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import { coupleOf } from './asked-couple.ts'
import { CodeForm } from './code-form.tsx'
import { GuestFrame } from '#web/layouts/guest-frame.tsx'
import { CoupleTitle } from './couple-title.tsx'
import css from './rsvp.css?inline'

/** Where guests begin: with the code of their card, or by asking for their link. */
export const page: PlainPage = async ({ url, api, form }) => {
  const { couple, person } = await coupleOf(api, url)
  const content = (
    <GuestFrame picture={picture}>
      <header className="guest-head">
        <p className="kick">{t('rsvp.kick')}</p>
        {person ? <CoupleTitle couple={person} /> : <h1>{t('rsvp.title')}</h1>}
        <p className="lead">{t('rsvp.lead')}</p>
      </header>
      <CodeForm
        couple={couple}
        isKnown={person !== undefined}
        code={url.searchParams.get('code') ?? ''}
        isSent={url.searchParams.get('sent') === 'yes'}
        posted={form}
      />
    </GuestFrame>
  )
  return { title: t('rsvp.page_title'), css, content }
}
