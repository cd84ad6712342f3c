import { createFileRoute, Link } from '@tanstack/react-router'
import { Emphasis } from '#web/text/emphasis.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from '../submission-entry.css?url'
import { WhatHappens } from './what-happens.tsx'

export const Route = createFileRoute('/_default/tools/submit-wedding')({
  head: () => pageHead({ title: t('submission.entry'), description: t('submission.entry_lead'), css, url: '/tools/submit-wedding' }),
  component: SubmitWeddingPage,
})

/** What becomes of a wedding that is sent in, for anybody. */
function SubmitWeddingPage() {
  return (
    <main className="submission-entry wrap" id="main">
      <h1>
        <Emphasis text={t('submission.entry_title')} />
      </h1>
      <p className="lead">{t('submission.entry_lead')}</p>
      <p className="buttons">
        <Link className="button main large" to="/tools/submit-wedding/create">
          {t('submission.begin')}
        </Link>
        <Link className="button large" to="/tools/submit-wedding/my-weddings">
          {t('submission.mine')}
        </Link>
      </p>
      <WhatHappens />
    </main>
  )
}
