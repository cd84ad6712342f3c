import picture from 'virtual:picture/setup-addresses'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { asMissing } from '#web/as-missing.ts'
import { pageHead } from '#web/page-head.ts'
import { oneOf, searchOf } from '#web/search.ts'
import { startContext } from '#web/start-context.ts'
import { t } from '#web/text/from-guests-text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { AddressForm } from './address-form.tsx'
import css from './address-page.css?url'

export const Route = createFileRoute('/_empty/guests/address/$username')({
  validateSearch: searchOf({ left: oneOf('1') }),
  loader: async ({ params }) => ({ ...(await load(params.username)), posted: startContext()?.form }),
  head: () => pageHead({ title: t('from_guests.title'), css }),
  component: AddressPage,
})

/** A page that is shut is none. */
async function load(username: string) {
  return (await api.address_collector.page.call({ username }).catch(asMissing)).data
}

/** Where guests leave their address for a couple. It is a plain document: a form, and a thank you. */
function AddressPage() {
  const { couple, words, posted } = Route.useLoaderData()
  const { left } = Route.useSearch()
  return (
    <main className="address-page" id="main">
      <Picture of={picture} sizes="(max-width: 767px) 100vw, 50vw" isEager alt="" />
      <div>
        {left === '1' && !posted ? (
          <>
            <p className="kicker">{couple.join(' & ')}</p>
            <h1>{t('from_guests.thanks_title')}</h1>
            <p className="lead">{t('from_guests.thanks_text', { couple: couple.join(' & ') })}</p>
            <p>
              <a className="more-link" href="?">
                {t('from_guests.another')}
              </a>
            </p>
          </>
        ) : (
          <>
            <p className="kicker">{t('from_guests.kicker')}</p>
            <h1>
              <Names couple={couple} />
            </h1>
            <p className="lead">{words || (couple.length > 1 ? t('from_guests.lead') : t('from_guests.lead_one'))}</p>
            <AddressForm posted={posted} />
          </>
        )}
      </div>
    </main>
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
