import { getGlobalStartContext } from '@tanstack/react-start'
import type { Site } from '#features/contract.ts'

/** What the server hands to the pages it renders; see server/pages.ts. */
export interface StartContext {
  api: (request: Request) => Promise<Response>
  /** Whether whoever asks has a session, or what looks like one. */
  hasSession: boolean
  /** Whether a cookie says that an operator acts as somebody else; the document carries it as `data-impersonating`. */
  isImpersonating?: boolean
  /** The product runs with its demo, which has a few pages more. */
  isDemo?: boolean
  /** People may sign in by Google. */
  hasGoogle?: boolean
  /** Where people reach the site; only a story leaves it out. */
  publicUrl?: string | undefined
  site: Site
  nonce?: string
  form?: PostedForm
  /** The page failed while it was rendered: its error page is to be shown. */
  isBroken?: boolean
}

/** A form that was posted to the page's own address and refused. Passwords are not among its values. */
export interface PostedForm {
  values: Record<string, string>
  errors: Record<string, string[]>
  message: string
}

/** Undefined in the browser. */
export function startContext(): StartContext | undefined {
  return getGlobalStartContext() as StartContext | undefined
}

/** The refused form of that name: a page with several forms tells them apart by a hidden field `form`. */
export function postedForm(name: string): PostedForm | undefined {
  const posted = startContext()?.form
  return posted?.values['form'] === name ? posted : undefined
}
