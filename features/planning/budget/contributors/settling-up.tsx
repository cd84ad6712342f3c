import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { ContributorsPage } from './contract.ts'

type Settling = NonNullable<ContributorsPage['settling']>
type Party = Settling['parties'][number]

/** Who paid what, drawn and in figures, and by which transfers all are square. */
export function SettlingUp({ parties, transfers }: Settling) {
  const nameOf = (id: number | null) => parties.find((party) => party.id === id)?.name ?? ''
  return (
    <section className="settling" aria-labelledby="settling">
      <h2 id="settling">{t('settle.title')}</h2>
      <p>{t('settle.lead')}</p>
      <PaidBars parties={parties} />
      <div className="budget-table-room" role="region" aria-label={t('settle.table')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('settle.who')}</th>
              <th scope="col">{t('settle.paid')}</th>
              <th scope="col">{t('settle.given')}</th>
              <th scope="col">{t('settle.bears')}</th>
              <th scope="col">{t('settle.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <tr key={party.id ?? 'couple'}>
                <th scope="row">{party.name}</th>
                <td className="num">{signed(party.paid)}</td>
                <td className="num">{signed(party.given)}</td>
                <td className="num">{signed(party.bears)}</td>
                <td className="num">{balanceWords(party)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {transfers.length === 0 ? (
        <p className="settle-square">{t('settle.all_square')}</p>
      ) : (
        <>
          <h3>{t('settle.transfers')}</h3>
          <ol>
            {transfers.map(({ from, to, amount }) => (
              <li key={`${from}-${to}`}>{t('settle.transfer', { from: nameOf(from), to: nameOf(to), amount: showMoney(amount) })}</li>
            ))}
          </ol>
        </>
      )}
      <p className="settle-hint">{t('settle.hint')}</p>
    </section>
  )
}

/** On one scale; what was given back beyond what was paid is no bar. */
function PaidBars({ parties }: Pick<Settling, 'parties'>) {
  const most = Math.max(1, ...parties.map(({ paid }) => paid))
  return (
    <ul className="settle-bars" aria-label={t('settle.chart')}>
      {parties.map(({ id, name, paid }) => (
        <li key={id ?? 'couple'}>
          <span>{name}</span>
          <svg width="100%" height="12" role="img" aria-label={t('settle.bar', { name, paid: signed(paid) })}>
            <rect className="rest" width="100%" height="12" />
            <rect className="paid" width={`${(Math.max(0, paid) / most) * 100}%`} height="12" />
          </svg>
          <span className="num" aria-hidden="true">
            {signed(paid)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function signed(cents: number): string {
  return cents < 0 ? `−${showMoney(-cents)}` : showMoney(cents)
}

function balanceWords({ balance }: Party): string {
  if (balance === 0) return t('settle.square')
  return balance > 0 ? t('settle.owed', { amount: showMoney(balance) }) : t('settle.owes', { amount: showMoney(-balance) })
}
