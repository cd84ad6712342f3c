import { ORPCError } from '@orpc/client'
import picture from 'virtual:picture/setup-registry'
import { GuestFrame } from '#web/layouts/guest-frame.tsx'
import type { PlainPage } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { WrongSummary } from '#web/ui/plain/form-notes.tsx'
import css from './contribution.css?inline'
import type { Contribution } from './contract.ts'
import { NewPledge } from './new-pledge.tsx'
import { OwnPledge } from './own-pledge.tsx'

/** What somebody gives toward a wedding, for whoever has their letter: works without script, and says nothing of anybody else. */
export const page: PlainPage = async ({ url, parts: [, token = ''], api, form }) => {
  const found = await api.contributions.get({ token }).catch(unlessEnded)
  if (!found) return { status: 410, title: t('contribution.title'), css: '', content: <Ended /> }
  const { data } = found
  const said = form ? undefined : saidWords[url.searchParams.get('said') ?? '']
  const content = (
    <GuestFrame picture={picture}>
      <header className="guest-head">
        <p className="kick">{t('contribution.kicker')}</p>
        <h1>{data.couple.join(' & ')}</h1>
        <p className="lead">{t('contribution.lead', { name: data.name })}</p>
      </header>
      {said && (
        <p className="guest-said" id="said" role="status">
          {said}
        </p>
      )}
      {data.pledges.length > 0 && <Sums {...data} />}
      <section aria-labelledby="yours">
        <h2 id="yours">{t('contribution.yours')}</h2>
        {form?.values['id'] && !data.pledges.some(({ id }) => String(id) === form.values['id']) && <WrongSummary posted={form} />}
        {data.pledges.length === 0 && <p>{t('contribution.none')}</p>}
        {data.pledges.length > 0 && (
          <ul className="contribution-pledges">
            {data.pledges.map((pledge) => (
              <OwnPledge key={pledge.id} pledge={pledge} posted={form?.values['id'] === String(pledge.id) ? form : undefined} />
            ))}
          </ul>
        )}
      </section>
      <NewPledge isFirst={data.pledges.length === 0} posted={form && !form.values['form'] ? form : undefined} />
    </GuestFrame>
  )
  return { title: t('contribution.title'), css, content }
}

function Sums({ pledged, given, open }: Pick<Contribution, 'pledged' | 'given' | 'open'>) {
  const sums = [
    { label: t('contribution.pledged'), cents: pledged },
    { label: t('contribution.given'), cents: given },
    { label: t('contribution.open'), cents: open },
  ]
  return (
    <dl className="contribution-sums">
      {sums.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{showMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ended() {
  return (
    <main className="guest-note" id="main">
      <h1>{t('contribution.ended_title')}</h1>
      <p className="lead">{t('contribution.ended')}</p>
    </main>
  )
}

/** A link that the couple ended says so; anything else is for the page of all refusals. */
function unlessEnded(error: unknown): undefined {
  if (error instanceof ORPCError && error.status === 410) return undefined
  throw error
}

const saidWords: Record<string, string> = {
  pledged: t('contribution.said_pledged'),
  changed: t('contribution.said_changed'),
  confirmed: t('contribution.said_confirmed'),
  'taken-back': t('contribution.said_taken_back'),
}
