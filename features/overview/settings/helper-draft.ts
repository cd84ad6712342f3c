import type { Helper } from '#features/wedding/helping/contract.ts'

/** Per event, what is ticked. */
export type Ticks = ReadonlyMap<number, readonly number[]>

export function ticksOf(helper: Pick<Helper, 'guest_wedding_events'> | undefined): Ticks {
  return new Map(helper?.guest_wedding_events.map(({ id, permissions }) => [id, permissions]))
}

export function ticked(ticks: Ticks, event: number, permission: number): boolean {
  return ticks.get(event)?.includes(permission) ?? false
}

export function withTick(ticks: Ticks, event: number, permission: number, isOn: boolean): Ticks {
  const others = (ticks.get(event) ?? []).filter((code) => code !== permission)
  return new Map(ticks).set(event, isOn ? [...others, permission].toSorted() : others)
}

/** A wedding is planned by two, so a third is never offered. */
export function isPartnerThere(helpers: readonly Pick<Helper, 'role'>[]): boolean {
  return helpers.some(({ role }) => role === 'partner')
}

/** What is sent: of an invite only what opens something, of a change every event, so that what was unticked goes. */
export function sharesOf(ticks: Ticks, events: readonly { id: number }[]): { id: number; permissions: number[] }[] {
  return events.filter(({ id }) => ticks.has(id)).map(({ id }) => ({ id, permissions: [...(ticks.get(id) ?? [])] }))
}
