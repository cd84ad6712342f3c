import { t } from '#web/text/text.ts'
import type { CheckName } from './checks.ts'

/** The parts of a profile, with what of its twelve checks each of them is about. */
export const managementSteps = {
  business: { title: t('manage.business'), checks: ['line', 'words', 'contact', 'languages', 'styles'] },
  where: { title: t('manage.where'), checks: ['place'] },
  prices: { title: t('manage.prices'), checks: ['price', 'offers', 'payment'] },
  pictures: { title: t('manage.pictures'), checks: ['pictures'] },
  questions: { title: t('manage.questions'), checks: ['questions'] },
  calendar: { title: t('manage.calendar'), checks: ['calendar'] },
} as const satisfies Record<string, { title: string; checks: readonly CheckName[] }>

export type ManagementStep = keyof typeof managementSteps

export const stepNames = Object.keys(managementSteps) as ManagementStep[]

/** Undefined where there is none of that name. */
export function managementStep(place = 'business'): ManagementStep | undefined {
  return stepNames.find((step) => step === place)
}

/** The one that comes after. */
export function stepAfter(step: ManagementStep): ManagementStep {
  return stepNames[(stepNames.indexOf(step) + 1) % stepNames.length]!
}

/** What each check gains. */
export const gains: Record<CheckName, string> = {
  line: t('check.line'),
  words: t('check.words'),
  place: t('check.place'),
  price: t('check.price'),
  offers: t('check.offers'),
  contact: t('check.contact'),
  languages: t('check.languages'),
  styles: t('check.styles'),
  payment: t('check.payment'),
  pictures: t('check.pictures'),
  questions: t('check.questions'),
  calendar: t('check.calendar'),
}
