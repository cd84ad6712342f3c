import { createFileRoute } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { asMissing } from '#web/map/as-missing.ts'
import { longDay } from '#web/long-day.ts'
import { pageHead } from '#web/start/page-head.ts'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import css from './rights.css?url'
import type { Asked } from './contract.ts'

export const Route = createFileRoute('/_default/submission-rights/$token')({
  gcTime: 0,
  loader: async ({ params: { token } }) => {
    const { data } = await api.submission_rights.get.call({ token }).catch(asMissing)
    return { asked: data, posted: postedForm('sign') }
  },
  head: () => pageHead({ title: t('rights.page'), css }),
  component: SubmissionRightsPage,
})

const allowances = [
  { name: 'names', label: t('rights.names'), hint: t('rights.names_hint') },
  { name: 'faces', label: t('rights.faces'), hint: t('rights.faces_hint') },
  { name: 'cost', label: t('rights.cost'), hint: t('rights.cost_hint') },
]

/** What somebody is asked to say yes to, by their letter; they may take it back here at any time. */
function SubmissionRightsPage() {
  const { asked, posted } = Route.useLoaderData()
  const { kind, state, couple, place, wedding_date, asked_by, pictures, url } = asked
  const of = {
    couple: couple || t('rights.a_couple'),
    by: asked_by,
    place,
    day: (wedding_date && longDay(wedding_date)) || t('rights.no_day'),
  }
  const isLicence = kind === 'licence'
  return (
    <main className="rights-page" id="main">
      <h1>{t(isLicence ? 'rights.licence_title' : 'rights.release_title', of)}</h1>
      <p className="lead">{t(place ? 'rights.what_at' : 'rights.what', of)}</p>
      {state === 'waiting' && (
        <>
          <p>{t(isLicence ? 'rights.licence' : 'rights.release', { n: pictures })}</p>
          <form method="post">
            <input type="hidden" name="form" value="sign" />
            {posted && (
              <p className="form-error" role="alert">
                {posted.message}
              </p>
            )}
            {!isLicence &&
              allowances.map((one) => (
                <Checkbox key={one.name} {...one} defaultChecked={posted ? posted.values[one.name] === 'on' : true} />
              ))}
            <TextField
              label={t('rights.sign_as')}
              name="name"
              need="required"
              defaultValue={posted?.values['name'] ?? asked.name}
              errors={posted?.errors['name']}
              autoComplete="name"
              maxLength={120}
            />
            <button className="button main large" type="submit">
              {t('rights.yes')}
            </button>
          </form>
          <TakeBack label={t('rights.no')} />
        </>
      )}
      {state === 'signed' && <Signed asked={asked} url={url} />}
      {(state === 'refused' || state === 'withdrawn') && (
        <p role="status">{t(state === 'refused' ? 'rights.refused' : 'rights.withdrawn')}</p>
      )}
    </main>
  )
}

function Signed({ asked: { kind, names, faces, cost }, url }: { asked: Asked; url: string | null }) {
  const given = [names && t('rights.names'), faces && t('rights.faces'), cost && t('rights.cost')].filter(Boolean)
  return (
    <>
      <p role="status">{kind === 'licence' ? t('rights.licence_given') : t('rights.release_given')}</p>
      {kind !== 'licence' && (
        <ul>
          {given.map((one) => (
            <li key={String(one)}>{one}</li>
          ))}
        </ul>
      )}
      {url && (
        <p>
          <a href={url}>{t('rights.see')}</a>
        </p>
      )}
      <p>{t('rights.keep')}</p>
      <TakeBack label={t('rights.take_back')} />
    </>
  )
}

function TakeBack({ label }: { label: string }) {
  return (
    <form method="post">
      <input type="hidden" name="form" value="withdraw" />
      <button className="button" type="submit">
        {label}
      </button>
    </form>
  )
}
