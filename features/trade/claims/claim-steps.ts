import { searchOf, wholeNumber, words } from '#web/menus/search.ts'

export const claimPath = '/tools/create-or-claim-vendor-profile/setup'

/** Where a business is managed once somebody acts for it. */
export const managementPath = '/vendor/management'

export const claimSteps = ['find', 'code', 'ask', 'new'] as const
export type ClaimStep = (typeof claimSteps)[number]

export const claimSearch = searchOf({
  name: words(90),
  town: words(60),
  vendor: wholeNumber(1),
  sent: wholeNumber(1, 1),
})
export type ClaimSearch = ReturnType<typeof claimSearch>

/** The step of an address; undefined where there is none of that name. */
export function stepAt(place: string | undefined): ClaimStep | undefined {
  return claimSteps.find((step) => step === (place ?? 'find'))
}

export function addressOf(step: ClaimStep, search: Record<string, string | number | undefined> = {}): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
  const query = new URLSearchParams(given)
  return `${claimPath}${step === 'find' ? '' : `/${step}`}${query.size > 0 ? `?${query}` : ''}`
}
