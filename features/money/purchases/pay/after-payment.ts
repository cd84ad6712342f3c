import { hasPage } from '#web/map/routes.ts'

interface Paid {
  /** Where it was paid. */
  route: 'payment-id' | 'i-do-crew'
  product_id: string
  username: string
  /** Somebody came from a questionnaire that was made for them. */
  has_questionnaire: boolean
}

/** Where somebody goes a second after they paid. */
export function afterPayment({ route, product_id, username, has_questionnaire }: Paid): string {
  if (has_questionnaire) return '/dashboard'
  const courses = `/users/${encodeURIComponent(username)}/courses`
  if (route === 'i-do-crew' && hasPage(courses)) return courses
  return `/payment/${encodeURIComponent(product_id)}/done`
}
