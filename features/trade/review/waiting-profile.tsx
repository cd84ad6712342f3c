import { places } from '#features/magazine/vendors/places.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { tradeAt } from '../profile/trade-words.ts'
import type { VendorModel } from '../profile/model.ts'
import { DecideForm } from './decide-form.tsx'
import type { Waiting } from './contract.ts'
import { People, waitWords } from './waiting-people.tsx'

/** A profile as it would stand, with what is new in it beside what couples read now. */
export function WaitingProfile({ of: { id, url, is_shown, model, before, version, waits_since, holders, files } }: { of: Waiting }) {
  if (!model || version === null) return null
  const lines = linesOf(model)
  const known = before ? new Map(linesOf(before)) : new Map<string, string>()
  return (
    <article>
      <p className="kicker">{t(is_shown ? 'review.changed_profile' : 'review.new_profile')}</p>
      <h2>{model.name}</h2>
      <p>
        {tradeAt(model)} · {waitWords(waits_since)} {is_shown && <a href={url}>{t('review.see_page')}</a>}
      </p>
      <dl>
        {lines.map(([label, value]) => {
          const was = known.get(label)
          const isNew = before !== null && was !== value
          return (
            <div key={label} data-new={isNew || undefined}>
              <dt>{label}</dt>
              <dd>
                {value}
                {isNew && was && <del>{was}</del>}
              </dd>
            </div>
          )
        })}
      </dl>
      {files.length > 0 && (
        <ul>
          {files.map(({ id, name, url }) => (
            <li key={id}>{url ? <a href={url}>{t('brochures.open', { title: name })}</a> : name}</li>
          ))}
        </ul>
      )}
      <People title={t('review.looks_after')} people={holders} />
      <DecideForm
        name={`profile-${id}`}
        label={t('review.note')}
        choices={[
          { decision: 'changes', label: t('review.ask_changes') },
          { decision: 'publish', label: t('review.publish'), isMain: true },
        ]}
        decide={(decision, words) =>
          api.vendor_review.decideProfile.call({ id, version, decision, words }, { context: { says_fields: true } })
        }
      />
    </article>
  )
}

/** What it says, a line for each thing that is said. */
function linesOf(model: VendorModel): [string, string][] {
  const all: [string, string][] = [
    [t('claims.name'), model.name],
    [t('manage.line'), model.line],
    [t('manage.words'), model.words],
    [t('claims.town'), `${model.city}, ${model.state}`],
    [t('manage.also_in'), model.also_in.map((name) => places[name].title).join(', ')],
    [t('manage.price_from'), model.price_from === null ? '' : `${showMoney(model.price_from)} / ${model.price_unit}`],
    [t('manage.offers'), model.offers.map(({ title, what, price }) => `${title}, ${showMoney(price)}: ${what}`).join('\n')],
    [t('manage.since'), String(model.since ?? '')],
    [t('manage.a_year'), String(model.weddings_a_year ?? '')],
    [t('manage.email'), model.contact_email],
    [t('manage.phone'), model.contact_phone],
    [t('manage.website'), model.website],
    [t('manage.instagram'), model.instagram],
    [t('manage.people'), model.people],
    [t('manage.languages'), model.languages.join(', ')],
    [t('manage.styles'), model.styles.join(', ')],
    [t('manage.good_to_know'), model.good_to_know.join(', ')],
    [t('manage.additional'), model.additional_services.join(', ')],
    [t('manage.requirements'), model.requirements.join(', ')],
    [t('manage.payment'), model.payment_types.join(', ')],
    [t('manage.questions'), model.questions.map(({ question, answer }) => `${question} ${answer}`).join('\n')],
    [t('brochures.title'), model.brochures.map(({ title }) => title).join(', ')],
    [t('manage.pictures'), model.pictures.map(({ alt, credit }) => [alt, credit].filter(Boolean).join(', ')).join('\n')],
  ]
  return all.filter(([, value]) => value !== '')
}
