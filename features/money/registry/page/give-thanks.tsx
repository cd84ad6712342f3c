import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { wayWords } from '../way-words.ts'
import { type GivingWay, givingWays } from '../ways.ts'

/** What was promised, and how it gets to the two. Nobody here knows what a provider keeps of it. */
export function GiveThanks({ couple, values }: { couple: readonly string[]; values: Readonly<Record<string, string>> }) {
  const { fund = '', url = '', words = '' } = values
  const cents = Number(values['amount'])
  const way: GivingWay = givingWays.find((one) => one === values['way']) ?? 'hand'
  const names = couple.join(' & ')
  const amount = showMoney(cents)
  return (
    <section className="registry-thanks" id="give" aria-labelledby="thanks" role="status">
      <h2 id="thanks">{t('give.thanks', { couple: names })}</h2>
      <p className="lead">
        {url
          ? t('give.one_step', { way: wayWords[way], amount })
          : way === 'bank'
            ? t('give.by_bank', { amount })
            : t('give.by_hand', { amount })}
      </p>
      {url && (
        <a className="button main large" href={url} rel="noreferrer">
          {t('give.send', { amount, way: wayWords[way] })}
        </a>
      )}
      {words && <p className="registry-bank guest-lines">{words}</p>}
      <dl className="num">
        {fund && (
          <div>
            <dt>{t('give.for')}</dt>
            <dd>{fund}</dd>
          </div>
        )}
        <div>
          <dt>{t('give.gross')}</dt>
          <dd>{amount}</dd>
        </div>
        {way !== 'hand' && (
          <div>
            <dt>{t('give.fee', { way: wayWords[way] })}</dt>
            <dd>{t('give.unknown')}</dd>
          </div>
        )}
        <div>
          <dt>{t('give.net', { couple: names })}</dt>
          <dd>{way === 'hand' ? amount : t('give.unknown')}</dd>
        </div>
      </dl>
      <p className="hint">{t('give.noted', { couple: names })}</p>
      <p className="guest-acts">
        <a className="button" href="?">
          {t('give.another')}
        </a>
      </p>
    </section>
  )
}
