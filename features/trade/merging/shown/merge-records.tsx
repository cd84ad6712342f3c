import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Moved, Preview } from '../contract.ts'
import { hindrances } from '../hindrances.ts'

interface Named {
  goes: string | undefined
  stays: string | undefined
}

/** Two records of one business: named in the address, looked at in numbers, and made one. */
export function MergeRecords({ goes = '', stays = '' }: Named) {
  const isAsked = goes !== '' && stays !== ''
  const { data, error } = useQuery({
    ...api.vendor_merges.preview.queryOptions({ input: { goes, stays }, context: { says_fields: true } }),
    enabled: isAsked,
    retry: false,
  })
  const errors = refusal(error)?.errors ?? {}
  return (
    <section className="merge-records" aria-labelledby="merging">
      <h2 id="merging">{t('merging.title')}</h2>
      <p>{t('merging.lead')}</p>
      <form method="get" action="/admin/vendors#merging">
        <TextField label={t('merging.goes')} hint={t('merging.slug_hint')} name="goes" defaultValue={goes} errors={errors['goes']} />
        <TextField label={t('merging.stays')} hint={t('merging.slug_hint')} name="stays" defaultValue={stays} errors={errors['stays']} />
        <p className="buttons">
          <button className="button" type="submit">
            {t('merging.look')}
          </button>
        </p>
      </form>
      {isAsked && data && <Found key={`${goes} ${stays}`} preview={data.data} />}
    </section>
  )
}

const lines: [keyof Moved, string][] = [
  ['reviews', t('merging.reviews')],
  ['saved', t('merging.saved')],
  ['lists', t('merging.lists')],
  ['enquiries', t('merging.enquiries')],
  ['conversations', t('merging.conversations')],
  ['pieces', t('merging.pieces')],
  ['connections', t('merging.connections')],
  ['people', t('merging.people')],
  ['days', t('merging.days')],
  ['views', t('merging.views')],
  ['twice', t('merging.twice')],
]

const rules = [
  t('merging.rule_conversations'),
  t('merging.rule_enquiries'),
  t('merging.rule_reviews'),
  t('merging.rule_lists'),
  t('merging.rule_boards'),
  t('merging.rule_questions'),
]

function Found({ preview: { goes, stays, moves, hinders } }: { preview: Preview }) {
  if (hinders === 'merged') return <Merged of={goes} />
  return (
    <div className="merge-found">
      <h3>{t('merging.becomes', { goes: goes.title, stays: stays.title })}</h3>
      <p>
        <a href={goes.url}>{goes.url}</a> <Icon name="arrow-right" /> <a href={stays.url}>{stays.url}</a>
      </p>
      <dl>
        {lines.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="num">{moves[name].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {hinders ? (
        <p className="merge-hindered" role="status">
          <Icon name="warning-circle-fill" /> {hindrances[hinders]}
        </p>
      ) : (
        <MergeForm goes={goes.slug} stays={stays.slug} />
      )}
    </div>
  )
}

/** Where it went, by its own address, which leads on. */
function Merged({ of: { title, slug } }: { of: Preview['goes'] }) {
  return (
    <div className="merge-found">
      <h3>{title}</h3>
      <p role="status">
        {t('merging.leads_on')} <a href={`/vendors/${slug}`}>{`/vendors/${slug}`}</a>
      </p>
    </div>
  )
}

/** The button, and what it does that can't be taken back. */
function MergeForm({ goes, stays }: { goes: string; stays: string }) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim()
    void once(
      async () => {
        await api.vendor_merges.merge.call({ goes, stays, words }, { context: { says_fields: true } })
        toast({ kind: 'done', lines: [t('merging.done')] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  }

  return (
    <form noValidate onSubmit={submit}>
      <h3>{t('merging.rules')}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <TextAreaField
        id="merging-words"
        label={t('merging.words')}
        name="words"
        rows={3}
        maxLength={2_000}
        errors={errors['words'] ?? errors['goes']}
      />
      <p>
        <b>{t('merging.for_good')}</b>
      </p>
      <p className="buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('merging.merge')}
        </button>
      </p>
    </form>
  )
}
