import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Wrong, WrongSummary, wrongState } from '#web/ui/plain/form-notes.tsx'
import type { OpenRegistry } from './contract.ts'
import { wayWords } from '../way-words.ts'

const sums = ['40', '80', '160'] as const

interface Props {
  registry: OpenRegistry
  chosen: number
  posted: PostedForm | undefined
}

/** How much, for what, from whom and by which way; what was typed and refused stands there again. */
export function GiveForm({ registry: { identifier, ways, funds, couple, card }, chosen, posted }: Props) {
  const { from_name, message, pledge_key = crypto.randomUUID() } = posted?.values ?? {}
  const of = posted && 'fund_id' in posted.values ? Number(posted.values['fund_id']) : chosen
  return (
    <form className="registry-form" id="give" method="post" action="?#give" noValidate>
      <h2>{t('give.your_gift')}</h2>
      {card && (
        <p className="registry-card">
          <a className="button" href={`/payment/gift/${identifier}${chosen > 0 ? `?fund=${chosen}` : ''}`}>
            {t('give_card.link')}
          </a>
        </p>
      )}
      <WrongSummary posted={posted} />
      <input type="hidden" name="pledge_key" value={pledge_key} />
      {funds.length > 0 && (
        <div className="field">
          <label htmlFor="fund_id">{t('give.for')}</label>
          <select
            className="input"
            name="fund_id"
            defaultValue={funds.some(({ id }) => id === of) ? of : ''}
            {...wrongState('fund_id', posted)}
          >
            <option value="">{t('give.whatever')}</option>
            {funds.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <Wrong field="fund_id" posted={posted} />
        </div>
      )}
      <SumFields posted={posted} />
      <div className="field">
        <label htmlFor="from_name">{t('give.from')}</label>
        <input
          className="input"
          name="from_name"
          autoComplete="name"
          maxLength={200}
          required
          defaultValue={from_name}
          {...wrongState('from_name', posted)}
        />
        <Wrong field="from_name" posted={posted} />
      </div>
      <div className="field">
        <label htmlFor="message">{t('give.note')}</label>
        <textarea className="input" name="message" rows={3} maxLength={1_000} defaultValue={message} {...wrongState('message', posted)} />
        <Wrong field="message" posted={posted} />
      </div>
      <WayFields ways={ways} posted={posted} />
      <button className="button main large" type="submit">
        {t('give.give')}
      </button>
      <p className="hint">{t(couple.length > 1 ? 'give.own_account' : 'give.own_account_one', { couple: couple.join(' & ') })}</p>
    </form>
  )
}

interface PostedProps {
  posted: PostedForm | undefined
}

/** One of three sums, or another that is typed. */
function SumFields({ posted }: PostedProps) {
  const { sum = posted ? 'other' : '80', amount } = posted?.values ?? {}
  return (
    <fieldset className="field registry-sums">
      <legend>{t('give.how_much')}</legend>
      {sums.map((dollars) => (
        <label key={dollars}>
          <input type="radio" name="sum" value={dollars} defaultChecked={sum === dollars} />
          <span className="num">${dollars}</span>
        </label>
      ))}
      <label>
        <input type="radio" name="sum" value="other" defaultChecked={!sums.some((dollars) => dollars === sum)} />
        <span>{t('give.other')}</span>
      </label>
      <div className="registry-other">
        <label htmlFor="amount">{t('give.other_sum')}</label>
        <input
          className="input num"
          name="amount"
          inputMode="decimal"
          placeholder="$0.00"
          autoComplete="off"
          maxLength={20}
          defaultValue={amount}
          {...wrongState('amount', posted)}
        />
      </div>
      <Wrong field="amount" posted={posted} />
    </fieldset>
  )
}

/** By which of the couple's own ways it comes to them. */
function WayFields({ ways, posted }: PostedProps & Pick<OpenRegistry, 'ways'>) {
  const { way = ways[0] } = posted?.values ?? {}
  return (
    <fieldset className="field registry-ways">
      <legend>{t('give.how')}</legend>
      {ways.map((one, place) => (
        <label key={one}>
          <input type="radio" name="way" value={one} defaultChecked={one === way} {...(place === 0 && wrongState('way', posted))} />
          <span>{wayWords[one]}</span>
        </label>
      ))}
      <Wrong field="way" posted={posted} />
    </fieldset>
  )
}
