import { longDay } from '#web/long-day.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { WrongSummary } from '#web/ui/plain/form-notes.tsx'
import type { OwnPledge as Pledge } from './contract.ts'
import { PledgeFields } from './pledge-fields.tsx'

interface Props {
  pledge: Pledge
  /** What was typed for this one and refused. */
  posted: PostedForm | undefined
}

/** One pledge, and what may be done with it until it was received. */
export function OwnPledge({ pledge, posted }: Props) {
  const { id, item, amount, note, is_confirmed, received, received_on } = pledge
  const label = item ?? t('contribution.all_of_it')
  const sum = amount === null ? t('contribution.not_said') : showMoney(amount)
  return (
    <li>
      <h3>
        <span>{label}</span> <b className="num">{sum}</b>
      </h3>
      {note && <p className="contribution-note">{note}</p>}
      <WrongSummary posted={posted} />
      {received > 0 ? (
        <p>{t('contribution.came', { amount: showMoney(received), day: longDay(received_on ?? '') ?? '' })}</p>
      ) : (
        <>
          <p className="hint">{t(is_confirmed ? 'contribution.is_confirmed' : 'contribution.not_confirmed')}</p>
          <div className="contribution-acts">
            {!is_confirmed && amount !== null && (
              <Press name="confirm" id={id} label={t('contribution.confirm')} of={{ label, sum }} isMain />
            )}
            <Press name="take-back" id={id} label={t('contribution.take_back')} of={{ label, sum }} />
          </div>
          <details className="contribution-change" open={posted !== undefined || amount === null}>
            <summary>{t(amount === null ? 'contribution.how_much' : 'contribution.change')}</summary>
            <form method="post" action="?" className="guest-form" noValidate>
              <input type="hidden" name="form" value="change" />
              <input type="hidden" name="id" value={id} />
              <PledgeFields nth={String(id)} amount={amount} note={note} posted={posted} />
              <button className="button main" type="submit" aria-label={`${t('contribution.save')}: ${label}`}>
                {t('contribution.save')}
              </button>
            </form>
          </details>
        </>
      )}
    </li>
  )
}

interface PressProps {
  name: string
  id: number
  label: string
  of: { label: string; sum: string }
  isMain?: boolean
}

function Press({ name, id, label, of: { label: item, sum }, isMain = false }: PressProps) {
  return (
    <form method="post" action="?">
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="id" value={id} />
      <button
        className={isMain ? 'button main' : 'button'}
        type="submit"
        aria-label={`${label}: ${t('contribution.of', { label: item, amount: sum })}`}
      >
        {label}
      </button>
    </form>
  )
}
