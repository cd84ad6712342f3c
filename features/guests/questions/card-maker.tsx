import { useHydrated } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { useOnce } from '#features/guests/list/busy-and-failed.ts'
import { idsOf, makeCards, type PrintedCard } from './card-making.ts'
import type { Party } from './parties-query.ts'
import { placeOf } from './replies-query.ts'

interface Props {
  parties: readonly Party[]
  place: { url: string }
  made: number
  onMade: (cards: PrintedCard[]) => void
}

/** Makes the cards, prints them, and ends what earlier ones open. */
export function CardMaker({ parties, place, made, onMade }: Props) {
  const isAlive = useHydrated()
  const { once, isPending } = useOnce()
  const n = parties.length
  const make = () => once(async () => onMade(await makeCards(parties, placeOf(place))))
  const end = () =>
    confirm({
      title: t('cards.end_title'),
      text: t('cards.end_text'),
      accept: t('cards.end_accept'),
      isDestructive: true,
      params: parties,
      action: async (parties) => {
        for (let from = 0; from < parties.length; from += 500) await api.rsvp_settings.endCodes.call(idsOf(parties.slice(from, from + 500)))
        onMade([])
        toast({ kind: 'done', lines: [t('cards.ended')] })
      },
    })
  return (
    <section className="card-maker">
      <p className="lead">{t('cards.lead')}</p>
      <p>{t('cards.again')}</p>
      <div>
        {made > 0 ? (
          <button className="button main" type="button" onClick={() => window.print()}>
            <Icon name="printer" />
            {t('cards.print')}
          </button>
        ) : (
          <button
            className="button main"
            type="button"
            disabled={!isAlive}
            aria-disabled={isPending}
            aria-busy={isPending}
            onClick={() => void make()}
          >
            {isPending ? t('cards.making') : n === 1 ? t('cards.make_one') : t('cards.make', { n })}
          </button>
        )}
        <button className="button ghost" type="button" disabled={!isAlive} onClick={end}>
          {t('cards.end')}
        </button>
      </div>
      <p role="status" className="num">
        {made > 0 && t('cards.made', { n: made })}
      </p>
    </section>
  )
}
