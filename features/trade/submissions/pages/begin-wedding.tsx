import { Link, useNavigate } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { places, type Who } from '../form/submission-query.ts'
import { WhatHappens } from './what-happens.tsx'

/** Before the first step: what is needed, and how long it takes. */
export function BeginWedding({ who }: { who: Who }) {
  const navigate = useNavigate()
  const { once, isPending } = useActs()
  const begin = async () => {
    let slug = ''
    const { isDone } = await once(async () => {
      slug = (await api.submissions.create.call({ as_vendor: who === 'vendor' })).data.slug
    })
    if (isDone) await navigate({ href: `${places[who]}/${slug}/form/couple` })
  }
  return (
    <>
      <SetupTop />
      <main className="submission-entry wrap" id="main">
        <h1>
          <Emphasis text={t('submission.begin_heading')} />
        </h1>
        <p className="lead">{t(who === 'couple' ? 'submission.begin_lead' : 'submission.begin_lead_vendor')}</p>
        <p className="buttons">
          <button className="button main large" type="button" disabled={isPending} onClick={() => void begin()}>
            {t('submission.begin')} <Icon name="arrow-right" />
          </button>
          <a className="button large" href={`${places[who]}/my-weddings`}>
            {t(who === 'couple' ? 'submission.mine' : 'submission.sent_in')}
          </a>
        </p>
        <WhatHappens />
      </main>
    </>
  )
}

export function SetupTop() {
  return (
    <header className="submission-header">
      <div className="wrap">
        <Link className="wordmark-link" to="/">
          <Wordmark />
        </Link>
      </div>
    </header>
  )
}
