import { createFileRoute, Link } from '@tanstack/react-router'
import { Emphasis } from '#web/text/emphasis.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import css from '../submissions.css?url'
import { WhatHappens } from './what-happens.tsx'

export const Route = createFileRoute('/_vendor/tools/vendor-submit-wedding')({
  head: () => pageHead({ title: t('submission.vendor_entry'), css }),
  component: VendorSubmitWeddingPage,
})

/** What becomes of a wedding that a vendor worked on and sends in. */
function VendorSubmitWeddingPage() {
  return (
    <main className="submission-entry wrap" id="main">
      <h1>
        <Emphasis text={t('submission.vendor_entry_title')} />
      </h1>
      <p className="lead">{t('submission.vendor_entry_lead')}</p>
      <p className="buttons">
        <Link className="button main large" to="/tools/vendor-submit-wedding/create">
          {t('submission.begin')}
        </Link>
        <Link className="button large" to="/tools/vendor-submit-wedding/my-weddings">
          {t('submission.sent_in')}
        </Link>
      </p>
      <WhatHappens />
    </main>
  )
}
