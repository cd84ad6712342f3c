import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { site } from '#web/site.ts'
import { asUnshared } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { showMoney } from '#web/ui/money.ts'
import css from './paper.css?url'

export const Route = createFileRoute('/_footerless/settings/papers/$kind/$number')({
  loader: async ({ params: { kind, number } }) => {
    const { papers } = await api.payments.list.call().catch(asUnshared)
    const paper = papers.find((one) => one.kind === kind && String(one.number) === number)
    if (!paper) throw notFound()
    return paper
  },
  head: ({ loaderData }) => pageHead({ title: loaderData ? titleOf(loaderData.kind) : t('paper.title_invoice'), css }),
  component: PaperPage,
})

/** An invoice or a credit note as it is printed. */
function PaperPage() {
  const { kind, number, what, buyer, tax, total, issued_at } = Route.useLoaderData()
  const { name, operator } = site()
  return (
    <main className="paper-page" id="main">
      <h1>{titleOf(kind)}</h1>
      <dl>
        <Line name={t('paper.number')} value={String(number)} />
        <Line name={t('paper.day')} value={longDay(issued_at.slice(0, 10)) ?? issued_at} />
        <Line name={t('paper.from')} value={[operator.name || name, operator.address, operator.email].filter(Boolean).join(', ')} />
        <Line name={t('paper.to')} value={buyer} />
      </dl>
      <dl className="paper-sums">
        <Line name={what} value={showMoney(total - tax)} />
        <Line name={t('paper.tax')} value={showMoney(tax)} />
        <Line name={kind === 'invoice' ? t('paper.total') : t('paper.given_back')} value={showMoney(total)} />
      </dl>
      <p className="buttons">
        <button className="button main" type="button" onClick={() => print()}>
          {t('paper.print')}
        </button>
        <Link className="button ghost" to="/settings/{-$type}" params={{ type: 'membership' }}>
          {t('paper.back')}
        </Link>
      </p>
    </main>
  )
}

function titleOf(kind: 'invoice' | 'credit_note'): string {
  return kind === 'invoice' ? t('paper.title_invoice') : t('paper.title_credit_note')
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
