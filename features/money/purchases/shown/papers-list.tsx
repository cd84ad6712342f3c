import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { paperFile } from '../keeping/paper-file.ts'
import type { Paper } from '../contract.ts'

/** Invoices and credit notes, the newest first, each with a page to print. */
export function PapersList({ papers }: { papers: readonly Paper[] }) {
  return (
    <section>
      <h2>{t('membership.papers')}</h2>
      {papers.length === 0 ? (
        <p className="settings-lead">{t('membership.no_papers')}</p>
      ) : (
        <ul className="settings-rows">
          {papers.map((paper) => (
            <PaperRow key={`${paper.kind} ${paper.number}`} paper={paper} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PaperRow({ paper: { kind, number, what, total, issued_at } }: { paper: Paper }) {
  const name = kind === 'invoice' ? t('membership.invoice', { number }) : t('membership.credit_note', { number })
  return (
    <li className="membership-row">
      <div>
        <b>{name}</b>
        <small>
          {what}, {longDay(issued_at.slice(0, 10))}
        </small>
      </div>
      <span className="membership-sum">{showMoney(kind === 'invoice' ? total : -total)}</span>
      <a className="button small" href={`/settings/papers/${kind}/${number}`} aria-label={t('membership.print_of', { paper: name })}>
        {t('membership.print')}
      </a>
      <a className="button small" href={paperFile({ kind, number })} aria-label={t('membership.pdf_of', { paper: name })} download>
        {t('membership.pdf')}
      </a>
    </li>
  )
}
