import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { ErrorSummary } from '#web/ui/plain/error-summary.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { UploadField } from '#web/ui/upload/upload-field.tsx'
import type { Business } from './contract.ts'

type Brochure = Business['model']['brochures'][number]

const most = 6

/** PDFs of their own, which couples open on their page once an operator has put them out. */
export function BrochuresPart({ business: { id, version, model } }: { business: Business }) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()
  const { brochures } = model

  function save(next: Brochure[], said: string) {
    void once(
      async () => {
        await api.vendor_profile.update.call({ id, version, model: { brochures: next } }, { context: { says_fields: true } })
        setErrors({})
        toast({ kind: 'done', lines: [said] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const named = brochures.map((one) => ({ ...one, title: String(said.get(`brochure_${one.file_id}`) ?? '').trim() }))
    save(named, t('manage.saved'))
  }

  return (
    <section className="management-brochures" aria-labelledby="brochures-title">
      <h3 id="brochures-title">{t('brochures.title')}</h3>
      <p>{t('brochures.hint')}</p>
      <ErrorSummary errors={errors} />
      {brochures.length < most && (
        <UploadField
          label={t('brochures.bring')}
          place={`vendor-${id}-brochure`}
          purpose="document"
          hidesKept
          onKept={({ id: file_id, name }) => save([...brochures, { title: titleOf(name), file_id }], t('brochures.added'))}
        />
      )}
      {brochures.length > 0 && (
        <form noValidate onSubmit={submit}>
          <ul>
            {brochures.map(({ title, file_id }) => (
              <li key={`${file_id} ${title}`}>
                <TextField label={t('brochures.name')} name={`brochure_${file_id}`} maxLength={80} defaultValue={title} />
                <button
                  className="button small"
                  type="button"
                  aria-label={t('brochures.remove', { title })}
                  onClick={() =>
                    save(
                      brochures.filter((one) => one.file_id !== file_id),
                      t('brochures.removed'),
                    )
                  }
                >
                  {t('gallery.remove')}
                </button>
              </li>
            ))}
          </ul>
          <button className="button" type="submit" aria-disabled={isPending} aria-busy={isPending}>
            {t('brochures.save')}
          </button>
        </form>
      )}
    </section>
  )
}

/** What the file is called, as one would say it. */
function titleOf(name: string): string {
  const words = name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, 80)
  return words.length < 3 ? t('brochures.one') : words
}
