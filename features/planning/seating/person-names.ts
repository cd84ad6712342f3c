import { t } from '#web/text/text.ts'
import type { SeatedPerson } from './contract.ts'

/** Everybody has a name to be called by: whom a guest brings that of the guest, who eats of a vendor that of the vendor. */
export function withNames(people: readonly SeatedPerson[]): SeatedPerson[] {
  const hosts = new Map(people.filter(({ companion }) => companion === 0).map(({ guest_id, name }) => [guest_id, name]))
  const crews = Map.groupBy(
    people.filter(({ user_vendor_id }) => user_vendor_id !== null),
    ({ user_vendor_id }) => user_vendor_id,
  )
  return people.map((person) => {
    const { user_vendor_id, guest_id, companion, name } = person
    if (user_vendor_id !== null) {
      const vendor = name || t('seating.vendor')
      return { ...person, name: (crews.get(user_vendor_id)?.length ?? 1) > 1 ? `${vendor}, ${companion}` : vendor }
    }
    return name ? person : { ...person, name: t('seating.guest_of', { name: hosts.get(guest_id) ?? '' }) }
  })
}

/** The same of somebody who got up: of a vendor there is no guest to name. */
export function whoLeft({ table_id, name, host }: { table_id: number; name: string; host: string | null }) {
  return { table_id, name: name || (host === null ? t('seating.vendor') : t('seating.guest_of', { name: host })) }
}
