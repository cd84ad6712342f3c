import type { PostedForm } from '#web/start/start-context.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { ErrorSummary } from '#web/ui/plain/error-summary.tsx'
import { MoneyField } from '#web/ui/plain/money-field.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Asking, Enquiry } from '../contract.ts'

interface Props {
  piece: { title: string; is_illustrated: boolean }
  asking: Asking
  /** A form of this page that was refused. */
  posted: PostedForm | undefined
  idempotencyKey: string
}

/** What was asked and what became of it, or the form that asks; plain, so that it waits for no script. */
export function EnquiryPart({ piece, asking, posted, idempotencyKey }: Props) {
  const open = asking.enquiries.find(({ closed_at }) => closed_at === null)
  const closed = asking.enquiries.filter(({ closed_at }) => closed_at !== null)
  return (
    <aside className="vendor-ask" id="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">{t('ask_vendor.title', { title: piece.title })}</h2>
      {open ? (
        <OpenEnquiry enquiry={open} piece={piece} unsent={asking.draft?.message} />
      ) : (
        <AskForm
          piece={piece}
          asking={asking}
          posted={posted?.values['form'] === 'ask' ? posted : undefined}
          idempotencyKey={idempotencyKey}
        />
      )}
      {closed.map((enquiry) => (
        <p className="vendor-note" key={enquiry.id}>
          {t('ask_vendor.let_go', { day: dayOf(enquiry.closed_at!) })}
        </p>
      ))}
    </aside>
  )
}

interface OpenProps {
  enquiry: Enquiry
  piece: Props['piece']
  /** What was written before signing in, where nobody knew that they had asked already. */
  unsent: string | undefined
}

function OpenEnquiry({ enquiry, piece: { title, is_illustrated }, unsent }: OpenProps) {
  const { id, message, created_at, answered_at, contact_released_at } = enquiry
  return (
    <div className="ask-state">
      <p role="status">
        <b>{answered_at ? t('ask_vendor.answered', { day: dayOf(answered_at) }) : t('ask_vendor.sent', { day: dayOf(created_at) })}</b>
      </p>
      {is_illustrated && <p>{t('ask_vendor.example', { title })}</p>}
      <blockquote>{message}</blockquote>
      <p>
        <a href="/messages">{t('ask_vendor.messages')}</a>
      </p>
      {unsent && (
        <div role="status">
          <p>{t('ask_vendor.unsent')}</p>
          <blockquote>{unsent}</blockquote>
        </div>
      )}
      <p>{contact_released_at ? t('ask_vendor.released') : t('ask_vendor.not_released')}</p>
      {!contact_released_at && <Act form="release" id={id} label={t('ask_vendor.release')} />}
      <Act form="close" id={id} label={t('ask_vendor.close')} />
    </div>
  )
}

function Act({ form, id, label }: { form: string; id: number; label: string }) {
  return (
    <form method="post" action="#ask">
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
      <button className="button" type="submit">
        {label}
      </button>
    </form>
  )
}

/** What was refused counts first, then what was written before signing in, then what is known of the wedding. */
function AskForm({ piece, asking, posted, idempotencyKey }: Props) {
  const { draft, known, is_confirmed } = asking
  const said = draft ?? { ...known, budget: null, message: '', releases_contact: false }
  const { values, errors = {}, message } = posted ?? {}
  return (
    <form method="post" action="#ask" key={posted ? 'posted' : 'fresh'}>
      <input type="hidden" name="form" value="ask" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {posted && <ErrorSummary errors={errors} {...(Object.keys(errors).length === 0 && { message })} />}
      <p className="ask-sees">{t('ask_vendor.sees')}</p>
      {piece.is_illustrated && <p className="ask-sees">{t('ask_vendor.is_example')}</p>}
      {is_confirmed && draft && !posted && <p role="status">{t('ask_vendor.kept')}</p>}
      {is_confirmed === false && (
        <p className="ask-sees">
          {t('ask_vendor.confirm_first')} <a href="/confirm-address">{t('ask_vendor.confirm')}</a>
        </p>
      )}
      <DateField
        label={t('ask_vendor.day')}
        name="wedding_date"
        errors={errors['wedding_date']}
        defaultValue={values?.['wedding_date'] ?? said.wedding_date ?? ''}
      />
      <TextField
        label={t('ask_vendor.place')}
        name="place"
        maxLength={200}
        errors={errors['place']}
        defaultValue={values?.['place'] ?? said.place}
      />
      <NumberField
        label={t('ask_vendor.guests')}
        name="guests"
        min={1}
        errors={errors['guests']}
        defaultValue={values?.['guests'] ?? said.guests ?? ''}
      />
      <MoneyField
        label={t('ask_vendor.budget')}
        name="budget"
        errors={errors['budget']}
        defaultValue={values?.['budget'] ?? said.budget ?? undefined}
      />
      <TextAreaField
        label={t('ask_vendor.message')}
        name="message"
        need="required"
        minLength={10}
        maxLength={3_000}
        errors={errors['message']}
        defaultValue={values?.['message'] ?? said.message}
      />
      <Checkbox
        label={t('ask_vendor.may_write')}
        name="releases_contact"
        value="yes"
        defaultChecked={values ? values['releases_contact'] === 'yes' : said.releases_contact}
      />
      <button className="button main" type="submit">
        {t('ask_vendor.send')}
      </button>
      <p className="ask-sees">{is_confirmed === null ? t('ask_vendor.sign_in_then') : t('ask_vendor.to_them_alone')}</p>
    </form>
  )
}

function dayOf(moment: string): string {
  return longDay(moment.slice(0, 10))!.replace(/^\w+, /, '')
}
