import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { showMoney } from '#web/ui/money.ts'
import { linesOf } from '../written-lines.ts'
import { calledOf } from '../state-words.ts'
import type { Submission } from '../submission-shapes.ts'

/** A wedding that was sent in, whole, to be read. */
export function SubmissionSheet({ of }: { of: Submission }) {
  const { metas, told, taxonomy, children } = of
  const { spouse_1, spouse_2, location } = metas
  const facts = [
    [t('submission.sheet_two'), [spouse_1, spouse_2].map((one) => `${one.firstname} ${one.lastname}`.trim()).join(' & ')],
    [t('submission.wedding_date'), (metas.wedding_date && longDay(metas.wedding_date)) ?? ''],
    [t('submission.sheet_where'), [location.venue, location.city, location.state].filter(Boolean).join(', ')],
    [t('submission.guests'), metas.wedding_guest_count === null ? '' : String(metas.wedding_guest_count)],
    [t('submission.sheet_cost'), costOf(told)],
  ] as const
  return (
    <article className="submission-sheet">
      <header>
        <h1>{calledOf(of)}</h1>
        <p className="lead">{of.excerpt}</p>
      </header>
      <ul className="submission-sheet-pictures" aria-label={t('submission.pictures')}>
        {children.map(({ id, picture, alt, caption, credit }) => (
          <li key={id}>
            {picture && <BroughtPicture of={picture} alt={alt} sizes="(max-width: 767px) 50vw, 300px" />}
            <small>{[caption, credit].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t('submission.not_said')}</dd>
          </div>
        ))}
      </dl>
      <Part title={t('submission.words')} text={told.story} />
      <Part title={t('submission.timeline')} text={told.timeline} />
      <Part title={t('submission.weather')} text={told.weather_plan} />
      <Part title={t('submission.access')} text={told.access} />
      <Part title={t('submission.again')} text={told.again} />
      <Part title={t('submission.never_again')} text={told.never_again} />
      <section>
        <h2>{t('submission.who_made')}</h2>
        <ul>
          {taxonomy.vendors
            .filter(({ name }) => name)
            .map(({ service, name, note }, place) => (
              <li key={place}>
                <b>{name}</b> {[service.replaceAll('-', ' '), note].filter(Boolean).join(', ')}
              </li>
            ))}
        </ul>
      </section>
    </article>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  const lines = linesOf(text)
  return (
    <section>
      <h2>{title}</h2>
      {lines.length === 0 ? (
        <p className="submission-not-said">{t('submission.not_said')}</p>
      ) : (
        lines.map((line, place) => <p key={place}>{line}</p>)
      )}
    </section>
  )
}

function costOf({ costs }: Submission['told']): string {
  const sum = costs.reduce((all, { amount }) => all + (amount ?? 0), 0)
  return sum > 0 ? showMoney(sum) : ''
}
