import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import type { Standing } from './contract.ts'

/** One answer, and one dispute; each is written once. */
export function VendorActs({ review: { id, reply, dispute }, posted }: { review: Standing; posted: PostedForm | undefined }) {
  return (
    <div className="review-acts">
      {!reply && <Words id={id} form="reply" name="reply" label={t('reviews.reply')} button={t('reviews.send_reply')} posted={posted} />}
      {!dispute && (
        <details open={posted?.values['form'] === 'dispute'}>
          <summary>{t('reviews.not_true')}</summary>
          <Words
            id={id}
            form="dispute"
            name="dispute"
            label={t('reviews.what_is_not')}
            button={t('reviews.send_dispute')}
            posted={posted}
          />
        </details>
      )}
    </div>
  )
}

interface Props {
  id: number
  form: string
  name: string
  label: string
  button: string
  posted: PostedForm | undefined
}

function Words({ id, form, name, label, button, posted }: Props) {
  const own = posted?.values['form'] === form ? posted : undefined
  return (
    <form method="post">
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
      <TextAreaField
        id={`${form}-${id}`}
        label={label}
        name={name}
        need="required"
        rows={3}
        maxLength={1_200}
        errors={own && (own.errors[name] ?? [own.message])}
        defaultValue={own?.values[name] ?? ''}
      />
      <button className="button" type="submit">
        {button}
      </button>
    </form>
  )
}
