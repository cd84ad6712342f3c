import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { places, type Who } from '../form/submission-query.ts'
import { SetupTop } from './begin-wedding.tsx'
import type { LoadedEmail } from './email-loading.ts'

/** Where the answer goes: of the wedding that is being written, or of a new one. */
export function EmailStep({ who, email, draft }: LoadedEmail & { who: Who }) {
  const navigate = useNavigate()
  const { once, isPending } = useActs()
  const [errors, setErrors] = useState<string[]>([])
  const save = async (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault()
    const metas = { wedding_submitter_email: String(new FormData(sent.currentTarget).get('email')) }
    let slug = draft?.slug
    const options = { context: { says_fields: true as const } }
    const { isDone } = await once(
      async () => {
        if (draft) await api.submissions.update.call({ id: draft.id, metas }, options)
        else slug = (await api.submissions.create.call({ as_vendor: who === 'vendor', metas }, options)).data.slug
      },
      (error) => setErrors(Object.values(refusal(error)?.errors ?? { email: [t('error.no_connection')] }).flat()),
    )
    if (isDone) await navigate({ href: `${places[who]}/${slug}/form/couple` })
  }
  return (
    <>
      <SetupTop />
      <main className="submission-entry wrap" id="main">
        <h1>
          <Emphasis text={t('submission.email_heading')} />
        </h1>
        <p className="lead">{t('submission.email_lead')}</p>
        <form className="submission-email" method="post" noValidate onSubmit={(sent) => void save(sent)}>
          <TextField
            label={t('submission.email')}
            name="email"
            type="email"
            defaultValue={email}
            errors={errors}
            autoComplete="email"
            maxLength={254}
          />
          <button className="button main large" type="submit" disabled={isPending}>
            {t('submission.next_step')} <Icon name="arrow-right" />
          </button>
        </form>
      </main>
    </>
  )
}
