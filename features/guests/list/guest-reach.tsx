import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import type { GuestPage } from './contract.ts'

interface Props {
  page: GuestPage
  event: { id: number; name: string } | undefined
}

/** A helper knows what is not shown, and that the couple keeps it. */
export function GuestReach({ page: { wedding, guest_wedding_event_counts: counts }, event }: Props) {
  if (wedding.role !== 'helper' || !event) return null
  const guests = counts.filter(({ id }) => id === event.id).reduce((sum, count) => sum + count.guests, 0)
  return (
    <p className="guest-reach">
      <Icon name="lock-simple" />
      {t('guests.reach', { guests, event: event.name, names: coupleNames(wedding).join(' and ') })}
    </p>
  )
}
