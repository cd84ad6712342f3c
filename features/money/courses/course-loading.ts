import { notFound, redirect } from '@tanstack/react-router'
import { refusal } from '#web/client/refusal.ts'
import { hasPage } from '#web/map/routes.ts'
import type { Visitor } from '#web/visitor.ts'

export async function loadCourses() {
  const { api } = await import('#web/client/api.ts')
  return (await api.courses.list.call()).data
}

export async function loadCourse(slug: string) {
  const { api } = await import('#web/client/api.ts')
  return api.courses.get.call({ slug }).then(({ data }) => data, absent)
}

/** A lesson for who may open it: a visitor is asked to sign in over its course, somebody else is led to the checkout. */
export async function loadLesson({ slug, lesson, href }: { slug: string; lesson: string; href: string }) {
  const { api } = await import('#web/client/api.ts')
  try {
    return await api.courses.lesson.call({ slug, lesson })
  } catch (error) {
    const status = refusal(error)?.status
    if (status === 401) throw redirect({ href: signInFor(`/courses/${encodeURIComponent(slug)}`, href) })
    if (status === 402) throw redirect({ href: await checkoutPath() })
    return absent(error)
  }
}

/** Who must pay before a lesson opens: where that is done; null for members and for who is not signed in. */
export async function loadCheckout(visitor: Visitor): Promise<string | null> {
  return visitor && !isMember(visitor) ? checkoutPath() : null
}

export function isMember(visitor: Visitor): boolean {
  return Boolean(visitor?.is_subscribed || visitor?.is_admin)
}

/** Every price of what is sold. */
export async function loadProducts() {
  const { api } = await import('#web/client/api.ts')
  return (await api.payments.products.call()).data
}

/** A page with the modal of the sign-in over it. */
export function signInFor(page: string, href: string): string {
  return `${page}?${new URLSearchParams({ login: 'true', 'redirect-to': href })}`
}

/** Somebody’s own pages, by their own name; anybody else's are not there. */
export function requireOwn(visitor: Visitor, username: string): void {
  if (visitor && visitor.username !== username) throw notFound()
}

/** Where what opens the courses is paid, or is explained at least. */
async function checkoutPath(): Promise<string> {
  if (hasPage('/payment/any')) {
    const product = await courseProduct()
    if (product !== undefined) return `/payment/${encodeURIComponent(product)}`
  }
  return hasPage('/i-do-crew') ? '/i-do-crew' : '/courses/products'
}

async function courseProduct(): Promise<string | undefined> {
  const prices = await loadProducts().catch(() => [])
  return prices.find(({ details }) => details.metadata['grants'] !== 'none')?.product
}

function absent(error: unknown): never {
  if (refusal(error)?.status === 404) throw notFound()
  throw error
}
