import type { User } from '#features/account/sign-in/user.ts'

/** The questions after signing up, in their order. */
export const flows = {
  profile: ['names', 'date', 'place', 'style'],
  'vendor-profile': ['business', 'service', 'area', 'contact'],
} as const

export type Flow = keyof typeof flows
export type Step = (typeof flows)[Flow][number]

export const allSteps: readonly Step[] = [...flows.profile, ...flows['vendor-profile']]

export function flowOf({ is_vendor }: { is_vendor: boolean }): Flow {
  return is_vendor ? 'vendor-profile' : 'profile'
}

export function addressOf(flow: Flow, place: number): string {
  return `/complete/${flow}/${place}`
}

/** The question at a place of the flow that an address names; undefined where there is none. */
export function stepAt(flow: Flow, place: string): Step | undefined {
  return /^[1-9]$/.test(place) ? flows[flow][Number(place) - 1] : undefined
}

/** The place of the first question that has no answer yet, and of the last where all have one. */
export function firstOpen(flow: Flow, user: User): number {
  const open = flows[flow].findIndex((step) => !isAnswered[step](user))
  return open === -1 ? flows[flow].length : open + 1
}

const isAnswered: Record<Step, (user: User) => boolean> = {
  names: ({ wedding_details }) => wedding_details.other_firstname !== '',
  date: ({ wedding_details: { date, month, date_undecided } }) => date !== null || month !== null || date_undecided,
  place: ({ wedding_details }) => wedding_details.place !== '',
  style: ({ wedding_details }) => wedding_details.style !== '',
  business: ({ vendor_details }) => Boolean(vendor_details?.business_name),
  service: ({ vendor_details }) => Boolean(vendor_details?.service_id),
  area: ({ vendor_details }) => Boolean(vendor_details?.place),
  contact: ({ vendor_details }) => Boolean(vendor_details?.contact_email),
}
