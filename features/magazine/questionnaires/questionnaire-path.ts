/** The address of a step, or of what is said at the end. */
export function stepPath(slug: string, step: number | 'done'): string {
  return `/questionnaires/${slug}/${step}`
}
