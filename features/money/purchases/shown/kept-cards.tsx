import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { brandName } from '../brand-name.ts'
import type { Card, Purchase } from '../contract.ts'

/** Cards as the provider keeps them, each with its way out by a plain form. */
export function KeptCards({ cards, bought }: { cards: readonly Card[]; bought: readonly Purchase[] }) {
  return (
    <section>
      <h2>{t('membership.cards')}</h2>
      <p className="settings-lead">{cards.length > 0 ? t('membership.cards_text') : t('membership.no_cards')}</p>
      {cards.length > 0 && (
        <ul className="settings-rows">
          {cards.map((card) => (
            <KeptCard key={card.id} card={card} pays={bought.find((one) => isPaidBy(one, card))} />
          ))}
        </ul>
      )}
      <div className="settings-save">
        <a className="button" href="/settings/membership/new-card">
          <Icon name="plus" /> {t('membership.add_card')}
        </a>
      </div>
    </section>
  )
}

function KeptCard({ card: { id, brand, last4, exp_month, exp_year }, pays }: { card: Card; pays: Purchase | undefined }) {
  const name = t('checkout.saved_card', { brand: brandName(brand), last4 })
  return (
    <li>
      <Icon name="credit-card" />
      <div>
        <b>{name}</b>
        <small>{t('checkout.expires', { month: exp_month, year: exp_year })}</small>
        {pays && <small>{t('membership.pays', { thing: pays.product_name })}</small>}
      </div>
      {!pays && (
        <form action="/settings/membership" method="post">
          <input type="hidden" name="form" value="remove_card" />
          <input type="hidden" name="id" value={id} />
          <button className="button small" type="submit" aria-label={t('membership.remove_of', { card: name })}>
            {t('membership.remove')}
          </button>
        </form>
      )}
    </li>
  )
}

function isPaidBy({ payment_method, is_recurring, status, cancel_asked_at }: Purchase, { id }: Card): boolean {
  return is_recurring && payment_method === id && status === 'paid' && cancel_asked_at === null
}
