import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { longDay, longMonth } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import { FileList } from './attaching/file-list.tsx'
import type { Conversation, Thread } from './contract.ts'
import { nameOf } from './conversation-words.ts'
import { IsThisReal } from './realness/is-this-real.tsx'

/** What was said of the day, and what each side knows of the other. */
export function ConversationFacts({ of }: { of: Thread }) {
  const { side, picture, facts, asker, contact_released_at } = of
  const lines = [
    [t('messages.day'), facts.wedding_date && longDay(facts.wedding_date)],
    ...(facts.held_until ? [[t('messages.held_until'), longDay(facts.held_until)] as const] : []),
    [t('messages.place'), facts.place],
    [t('messages.guests'), facts.guests],
    [t('messages.budget'), facts.budget !== null && showMoney(facts.budget)],
  ] as const
  return (
    <aside className="messages-facts" aria-label={t('messages.wedding')}>
      {side === 'couple' && <PiecePicture of={picture} sizes="240px" shape="4/3" alt="" />}
      <section>
        <h2>{t('messages.wedding')}</h2>
        <dl>
          {lines.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className="num">{value || t('messages.not_said')}</dd>
            </div>
          ))}
        </dl>
      </section>
      <FileList of={of} />
      {asker && <Asker id={of.id} asker={asker} hasDate={facts.wedding_date !== null} />}
      {side === 'couple' && (
        <section>
          <h2>{t('messages.can_see', { name: nameOf(of) })}</h2>
          <p>{t('messages.can_see_text')}</p>
          <p>{contact_released_at ? t('messages.address_given') : t('messages.address_held')}</p>
        </section>
      )}
      <p>
        <a href={`/report?kind=conversation&id=${of.id}`}>{t('report.link_conversation')}</a>
      </p>
    </aside>
  )
}

interface AskerProps {
  id: number
  asker: NonNullable<Conversation['asker']>
  hasDate: boolean
}

function Asker({ id, asker: { is_confirmed, since, email, check }, hasDate }: AskerProps) {
  return (
    <section>
      <h2>{t('messages.who')}</h2>
      <ul>
        <li>{is_confirmed ? t('messages.confirmed') : t('messages.not_confirmed')}</li>
        <li>{t('messages.since', { month: longMonth(since) })}</li>
        <li>{hasDate ? t('messages.date_set') : t('messages.no_date')}</li>
      </ul>
      <IsThisReal id={id} check={check} />
      <h2>{t('messages.contact')}</h2>
      <p>{email ? <a href={`mailto:${email}`}>{email}</a> : t('messages.contact_held')}</p>
    </section>
  )
}
