import { Link, useHydrated } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showMoney } from '#web/ui/money.ts'
import { toast } from '#web/ui/toast.ts'
import type { Fund, RegistryPage } from '../contract.ts'
import { Given } from '../page/given.tsx'
import { wholeMoney } from '../whole-money.ts'
import { closed } from './registry-search.ts'
import { ThankLeaves } from './thank-leaves.tsx'

/** What was given so far, who was thanked for it, and how far each fund is. */
export function RegistryStanding({ page }: { page: RegistryPage }) {
  const { data: registry, funds, sums } = page
  const gifts = sums.gifts === 1 ? t('registry.one_gift') : t('registry.gifts', { n: sums.gifts })
  return (
    <div className="registry-standing">
      <section aria-label={t('registry.so_far')}>
        <p>{t('registry.so_far')}</p>
        <b className="registry-figure num">{wholeMoney(sums.arrived)}</b>
        <p className="registry-quiet">{gifts}</p>
        <ThankLeaves sums={sums} />
        <Fees sums={sums} />
      </section>
      <section aria-labelledby="funds">
        <header>
          <h2 id="funds">{funds.length === 1 ? t('registry.one_fund') : t('registry.funds', { n: funds.length })}</h2>
          {registry && <Address url={registry.url} />}
        </header>
        {funds.length === 0 && <p className="registry-quiet">{t('registry.no_funds')}</p>}
        <ul>
          {funds.map((fund) => (
            <FundLine key={fund.id} fund={fund} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** What was promised, and what the providers kept; what nobody knows is said to be unknown. */
function Fees({ sums: { pledged, promised, fees, unknown_fees } }: Pick<RegistryPage, 'sums'>) {
  const rows = [
    {
      label: promised === 1 ? t('registry.one_promised') : t('registry.promised', { n: promised }),
      value: showMoney(pledged),
      isThere: promised > 0,
    },
    {
      label: t('registry.fees'),
      value: fees === null ? t('give.unknown') : `−${showMoney(fees)}`,
      isThere: fees !== null || unknown_fees > 0,
    },
    { label: t('registry.fees_unknown'), value: String(unknown_fees), isThere: fees !== null && unknown_fees > 0 },
  ].filter(({ isThere }) => isThere)
  if (rows.length === 0) return null
  return (
    <dl className="registry-fees num">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function FundLine({ fund: { id, title, goal, arrived, pledged, gifts } }: { fund: Fund }) {
  return (
    <li>
      <b>{title}</b>
      <span className="num">
        <b>{wholeMoney(arrived)}</b> {goal === null ? t('give.no_end') : t('give.of', { goal: wholeMoney(goal) })}
      </span>
      {goal === null ? (
        <small className="registry-quiet">
          {gifts === 0 ? t('give.none_yet') : gifts === 1 ? t('give.one_gift') : t('give.gifts', { n: gifts })}
        </small>
      ) : (
        <Given arrived={arrived} pledged={pledged} goal={goal} />
      )}
      <Link
        className="close-button"
        to="."
        search={(now) => ({ ...now, ...closed, fund: id })}
        resetScroll={false}
        aria-label={t('fund.edit', { title })}
      >
        <Icon name="pencil-simple" />
      </Link>
    </li>
  )
}

function Address({ url }: { url: string }) {
  const isAlive = useHydrated()
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast({ kind: 'done', lines: [t('registry.copied')] })
  }
  return (
    <p className="registry-address">
      <a href={url} target="_blank" rel="noreferrer">
        {url.replace(/^https?:\/\//, '')}
      </a>
      {isAlive && 'clipboard' in navigator && (
        <button className="button small" type="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('registry.copy')}
        </button>
      )}
    </p>
  )
}
