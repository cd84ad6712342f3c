import type { Paper } from '../contract.ts'

/** Where the same paper is had as a file. */
export function paperFile({ kind, number }: Pick<Paper, 'kind' | 'number'>): string {
  return `/api/v1/payments/papers/${kind}/${number}`
}
