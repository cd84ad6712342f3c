import type { ErrorBody } from '#features/shapes.ts'
import { toast } from '../ui/toast.ts'

/** What no refusal of ours says of itself, such as a proxy's own. */
const unexpected = 'Oops...Something went wrong'

/**
 * Says a refusal in passing, as the error catalogue words it, with all that is wrong with the fields.
 * What only the caller can judge (400, 404, 409, 413) is left to it, but for who gave no reason; 401 leads home.
 */
export function sayRefusal(status: number, body: Partial<ErrorBody> | undefined, of: string): void {
  const { message, errors = {} } = body ?? {}
  if (status === 401) return
  if (message === undefined) toast({ kind: 'bad', lines: [unexpected], of })
  else if (status === 503) toast({ kind: 'info', lines: [message], of })
  else if (isSaid(status)) toast({ kind: 'bad', lines: [message, ...Object.values(errors).flat()], of })
}

/** Whether a refusal was said already, so that who called need not. */
export function isSaid(status: number): boolean {
  return status >= 500 || [403, 422, 429].includes(status)
}
