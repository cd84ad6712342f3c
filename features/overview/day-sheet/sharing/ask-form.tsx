import { randomUUID } from 'node:crypto'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { clockAt } from '../day-time.ts'
import type { Shared } from './contract.ts'

interface Props extends Pick<Shared, 'items' | 'wishes'> {
  posted: PostedForm | undefined
}

/** What somebody asks to have otherwise, and what the couple said to what they asked before. */
export function AskForm({ items, wishes, posted }: Props) {
  const choices = items.map(({ id, starts, title }) => ({ value: String(id), label: `${clockAt(starts)} ${title}` }))
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">{t('shared_day.ask')}</h2>
      <form className="shared-ask" method="post" aria-labelledby="ask">
        <input type="hidden" name="form" value="ask" />
        <input type="hidden" name="request_key" value={posted?.values['request_key'] ?? randomUUID()} />
        <SelectField
          label={t('shared_day.ask_about')}
          name="item"
          placeholder={t('shared_day.ask_all')}
          choices={choices}
          defaultValue={posted?.values['item'] ?? ''}
        />
        <TextAreaField
          label={t('shared_day.ask_words')}
          name="words"
          rows={3}
          maxLength={500}
          defaultValue={posted?.values['words']}
          errors={posted?.errors?.['words']}
        />
        <button className="button" type="submit">
          {t('shared_day.ask_send')}
        </button>
      </form>
      {wishes.length > 0 && <h3>{t('shared_day.asked')}</h3>}
      <ul className="shared-wishes">
        {wishes.map(({ id, words, state }) => (
          <li key={id}>
            <p>{words}</p>
            <p className="hint">{states[state]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const states = {
  open: t('shared_day.state_open'),
  accepted: t('shared_day.state_accepted'),
  declined: t('shared_day.state_declined'),
}
