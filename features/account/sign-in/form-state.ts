import type { PostedForm } from '#web/start/start-context.ts'

/** What the sign-in and the sign-up form are shown with. */
export interface FormState {
  /** What was refused. */
  posted?: PostedForm | undefined
  redirectTo: string | undefined
  /** Sends it without leaving the page; true when it was taken. */
  send?: (fields: Record<string, string>) => Promise<boolean>
}
