import picture from 'virtual:picture/setup-addresses'
import { GuestFrame } from '#web/layouts/guest-frame.tsx'
import type { PlainPage } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import { AddressForm } from './address-form.tsx'

/** Where guests leave their address for a couple: a form, and a thank you. A page that is shut is none. */
export const page: PlainPage = async ({ url, parts: [, , username = ''], api, form }) => {
  const { couple, words } = (await api.address_collector.page({ username })).data
  const hasLeft = url.searchParams.get('left') === '1' && !form
  const content = (
    <GuestFrame picture={picture}>{hasLeft ? <Thanks couple={couple} /> : <Ask couple={couple} words={words} posted={form} />}</GuestFrame>
  )
  return { title: t('from_guests.title'), css: '', content }
}

interface AskProps {
  couple: readonly string[]
  words: string
  posted: Parameters<typeof AddressForm>[0]['posted']
}

function Ask({ couple, words, posted }: AskProps) {
  return (
    <>
      <header className="guest-head">
        <p className="kick">{t('from_guests.kicker')}</p>
        <h1>
          <Names couple={couple} />
        </h1>
        <p className="lead guest-lines">{words || (couple.length > 1 ? t('from_guests.lead') : t('from_guests.lead_one'))}</p>
      </header>
      <AddressForm posted={posted} />
    </>
  )
}

function Thanks({ couple }: { couple: readonly string[] }) {
  return (
    <>
      <header className="guest-head">
        <p className="kick">{couple.join(' & ')}</p>
        <h1>{t('from_guests.thanks_title')}</h1>
        <p className="lead">{t('from_guests.thanks_text', { couple: couple.join(' & ') })}</p>
      </header>
      <p className="guest-acts">
        <a className="button" href="?">
          {t('from_guests.another')}
        </a>
      </p>
    </>
  )
}

function Names({ couple: [first = '', second] }: { couple: readonly string[] }) {
  if (second === undefined) return first
  return (
    <>
      {first} <em>&amp;</em> {second}
    </>
  )
}
