import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { headFigures } from '#features/planning/budget/what-if/figure-names.ts'
import type { Figure, Preview } from './contract.ts'

/** What is to be paid, and when; and what of the budget would be otherwise. */
export function MovingMoney({ preview: { money, figures } }: { preview: Preview }) {
  if (money === null || (money.to_pay === 0 && (figures ?? []).length === 0)) return null
  const soon = money.soon_before === money.soon_after ? showMoney(money.soon_after) : undefined
  return (
    <section aria-labelledby="moving-money">
      <h2 id="moving-money">{t('moving.money')}</h2>
      <dl className="moving-sums num">
        <Sum label={t('moving.to_pay')} sum={showMoney(money.to_pay)} />
        <Sum label={t('moving.money_moves')} sum={showMoney(money.moves)} />
        <Sum label={t('moving.money_stays')} sum={showMoney(money.stays)} />
        <Sum
          label={t('moving.soon')}
          sum={soon ?? t('moving.soon_change', { before: showMoney(money.soon_before), after: showMoney(money.soon_after) })}
        />
      </dl>
      {figures && figures.length > 0 ? (
        <>
          <h3>{t('moving.figures')}</h3>
          <ul className="moving-said num">
            {figures.map((figure) => (
              <li key={`${figure.of} ${figure.id} ${figure.figure}`}>
                {figure.of === 'all' ? t('moving.figure_all') : figure.name}, {wordOf(figure)}:{' '}
                {t('moving.soon_change', { before: shown(figure, figure.before), after: shown(figure, figure.after) })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('moving.figures_same')}</p>
      )}
    </section>
  )
}

function Sum({ label, sum }: { label: string; sum: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{sum}</dd>
    </div>
  )
}

const words: Partial<Record<Figure['figure'], string>> = {
  estimated: t('moving.figure_estimated'),
  actual: t('moving.figure_actual'),
  due: t('moving.figure_due'),
  promised: t('moving.figure_promised'),
  rest: t('moving.figure_rest'),
  heads: t('moving.figure_heads'),
}

function wordOf({ figure }: Figure): string {
  return words[figure] ?? t('moving.figure_other')
}

function shown({ figure }: Figure, value: number | null): string {
  if (value === null) return t('moving.no_figure')
  return headFigures.some((one) => one === figure) ? String(value) : showMoney(value)
}
