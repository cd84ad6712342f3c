import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { addressOf } from './claim-steps.ts'
import type { Findable } from './contract.ts'
import type { StepProps } from './step-props.ts'
import { tradeAt } from '../profile/trade-words.ts'

/** Looks for the business among those that the directory has. */
export function FindStep({ posted, search: { name = '', town = '' }, vendors, later, picture }: StepProps) {
  return (
    <SetupFrame
      step={1}
      steps={3}
      later={later}
      name="find"
      title={t('claims.find_title')}
      text={t('claims.find_text')}
      posted={posted}
      save={async (fields) => fields}
      to={(fields) => addressOf('find', { name: fields['name'], town: fields['town'] })}
      button={t('claims.look')}
      picture={picture}
      note={
        <a className="button" href={addressOf('new', { name })}>
          {t('claims.begin_new')}
        </a>
      }
    >
      <div className="claim-search">
        <TextField label={t('claims.name')} name="name" maxLength={90} defaultValue={name} need="required" />
        <TextField label={t('claims.town')} name="town" maxLength={60} defaultValue={town} />
      </div>
      {name && (
        <section className="claim-found" aria-label={t('claims.found')}>
          <p role="status">{vendors.length > 0 ? t('claims.found_n', { n: vendors.length }) : t('claims.found_none', { name })}</p>
          <ul>
            {vendors.map((vendor) => (
              <Found key={vendor.id} vendor={vendor} />
            ))}
          </ul>
          <p>
            <b>{t('claims.none_of_these')}</b> {t('claims.new_is_free')}
          </p>
        </section>
      )}
    </SetupFrame>
  )
}

function Found({ vendor: { id, title, service, city, state, weddings, standing, address } }: { vendor: Findable }) {
  const isHeld = standing === 'held'
  return (
    <li>
      <div>
        <h2>{title}</h2>
        <p>{tradeAt({ service, city, state })}</p>
        <small>
          {weddings > 0 && `${weddings === 1 ? t('claims.in_one') : t('claims.in_many', { n: weddings })} `}
          {t(isHeld ? 'claims.is_held' : 'claims.is_free')}
        </small>
      </div>
      <a
        className="button"
        href={addressOf(isHeld || !address ? 'ask' : 'code', { vendor: id })}
        aria-label={t('claims.us_named', { title })}
      >
        {t('claims.us')}
      </a>
    </li>
  )
}
