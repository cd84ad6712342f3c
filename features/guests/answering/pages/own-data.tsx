import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { calledName } from '#features/guests/list/greeting.ts'
import type { OwnData } from '#features/guests/list/own-data.ts'
import type { Invitation } from '../contract.ts'
import { Wrong, WrongSummary, wrongState } from '#web/ui/plain/form-notes.tsx'

interface Props {
  guest: Invitation['guest']
  posted: PostedForm | undefined
  /** What was just done. */
  done: 'saved' | 'erased' | undefined
}

const fields: { name: keyof OwnData; label: string; type?: string; autoComplete: string }[] = [
  { name: 'firstname', label: t('rsvp.firstname'), autoComplete: 'given-name' },
  { name: 'lastname', label: t('rsvp.lastname'), autoComplete: 'family-name' },
  { name: 'email', label: t('rsvp.email'), type: 'email', autoComplete: 'email' },
  { name: 'phone', label: t('rsvp.phone'), type: 'tel', autoComplete: 'tel' },
  { name: 'address_line1', label: t('rsvp.address_line1'), autoComplete: 'address-line1' },
  { name: 'address_line2', label: t('rsvp.address_line2'), autoComplete: 'address-line2' },
  { name: 'city', label: t('rsvp.city'), autoComplete: 'address-level2' },
  { name: 'state', label: t('rsvp.state'), autoComplete: 'address-level1' },
  { name: 'postal_code', label: t('rsvp.postal_code'), autoComplete: 'postal-code' },
  { name: 'country', label: t('rsvp.country'), autoComplete: 'country-name' },
]

/** What is kept of who holds the invite: theirs to see, to put right and to erase. */
export function OwnDataForms({ guest, posted, done }: Props) {
  return (
    <details className="guest-more" id="own" open={posted !== undefined || done !== undefined || undefined}>
      <summary>{t('rsvp.own', { name: calledName(guest) })}</summary>
      {done && (
        <p className="guest-said" role="status">
          {done === 'saved' ? t('rsvp.saved') : t('rsvp.erased')}
        </p>
      )}
      <form className="guest-form guest-two" method="post">
        <WrongSummary posted={posted} />
        <input type="hidden" name="form" value="own" />
        {fields.map(({ name, label, type, autoComplete }) => (
          <div className="field" key={name}>
            <label htmlFor={name}>{label}</label>
            <input
              className="input"
              name={name}
              type={type}
              autoComplete={autoComplete}
              defaultValue={posted?.values[name] ?? guest[name]}
              {...wrongState(name, posted)}
            />
            <Wrong field={name} posted={posted} />
          </div>
        ))}
        <button className="button" type="submit">
          {t('rsvp.save')}
        </button>
      </form>
      <form className="guest-form" method="post">
        <input type="hidden" name="form" value="erase" />
        <p className="quiet">{t('rsvp.erase_text')}</p>
        <p>
          <button className="button ghost" type="submit">
            {t('rsvp.erase')}
          </button>
        </p>
      </form>
    </details>
  )
}
