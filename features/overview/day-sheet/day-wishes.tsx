import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import type { Sheet, Wish } from './sheet-shapes.ts'

/** What people with a part in the day ask to have otherwise. */
export function DayWishes({ sheet }: { sheet: Sheet }) {
  return (
    <section className="day-wishes" aria-labelledby="wishes-heading">
      <h2 id="wishes-heading">{t('day.wishes')}</h2>
      <ul>
        {sheet.wishes.map((wish) => (
          <OneWish key={wish.id} wish={wish} sheet={sheet} />
        ))}
      </ul>
    </section>
  )
}

function OneWish({ wish: { id: wish, person_id, item_id, words }, sheet: { event, people, items } }: { wish: Wish; sheet: Sheet }) {
  const { once, isPending } = useActs()
  const name = people.find(({ id }) => id === person_id)?.name ?? ''
  const title = items.find(({ id }) => id === item_id)?.title
  const answer = (state: 'accepted' | 'declined') =>
    once(async () => {
      await api.day_sheets.answer.call({ id: event.id, wish, state })
      return { said: t(state === 'accepted' ? 'day.accepted' : 'day.declined', { name }), undo: undefined }
    })
  return (
    <li>
      <p>
        <b>{title ? t('day.wish_of', { name, title }) : name}</b>
      </p>
      <p className="day-words">{words}</p>
      <div className="buttons">
        <button
          className="button small"
          type="button"
          aria-disabled={isPending}
          aria-label={t('day.accept_of', { name })}
          onClick={() => void answer('accepted')}
        >
          {t('day.accept')}
        </button>
        <button
          className="button small"
          type="button"
          aria-disabled={isPending}
          aria-label={t('day.decline_of', { name })}
          onClick={() => void answer('declined')}
        >
          {t('day.decline')}
        </button>
      </div>
    </li>
  )
}
