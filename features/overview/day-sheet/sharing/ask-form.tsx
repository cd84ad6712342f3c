import { randomUUID } from 'node:crypto'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Wrong, wrongState } from '#web/ui/plain/form-notes.tsx'
import { clockAt } from '../day-time.ts'
import type { Shared } from './contract.ts'

interface Props extends Pick<Shared, 'items' | 'wishes'> {
  posted: PostedForm | undefined
}

/** What somebody asks to have otherwise, and what the couple said to what they asked before. */
export function AskForm({ items, wishes, posted }: Props) {
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">{t('shared_day.ask')}</h2>
      <form className="shared-ask" method="post" aria-labelledby="ask">
        <input type="hidden" name="form" value="ask" />
        <input type="hidden" name="request_key" value={posted?.values['request_key'] ?? randomUUID()} />
        <label className="field">
          <span>{t('shared_day.ask_about')}</span>
          <select className="input" name="item" defaultValue={posted?.values['item'] ?? ''}>
            <option value="">{t('shared_day.ask_all')}</option>
            {items.map(({ id, starts, title }) => (
              <option key={id} value={id}>
                {clockAt(starts)} {title}
              </option>
            ))}
          </select>
        </label>
        <div className="field">
          <label htmlFor="words">{t('shared_day.ask_words')}</label>
          <textarea
            className="input"
            name="words"
            rows={3}
            maxLength={500}
            defaultValue={posted?.values['words']}
            {...wrongState('words', posted)}
          />
          <Wrong field="words" posted={posted} />
        </div>
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
