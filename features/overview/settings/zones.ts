import type { Choice } from '#web/ui/choice.ts'
import { t } from '#web/text/text.ts'
import { ownZone } from '#features/account/sign-in/own-zone.ts'

/** All zones that this browser knows, its own first, and the one that was chosen even where it goes by another name here. */
export function zoneChoices(chosen: string): Choice[] {
  const own = ownZone()
  const others = new Set([chosen, ...Intl.supportedValuesOf('timeZone'), 'UTC'].filter((zone) => zone !== own && zone !== ''))
  return [{ value: own, label: zoneName(own), hint: t('settings.zone_own') }, ...[...others].toSorted().map(choiceOf)]
}

/** `America/New_York` as people read it. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** The other way round, for what somebody typed. */
export function zoneCalled(name: string): string {
  return name.trim().replaceAll(' ', '_')
}

function choiceOf(value: string): Choice {
  return { value, label: zoneName(value) }
}
