import * as z from 'zod'
import { Id } from '#features/shapes.ts'

/** So many files go with what somebody asks for. */
export const mostEvidence = 5

export const Evidence = z.strictObject({
  id: Id,
  name: z.string(),
  bytes: z.int(),
  url: z.string().nullable().describe('Signed for the caller, and ending within 20 minutes; null where the storage has lost it'),
})
export type Evidence = z.infer<typeof Evidence>

/** As the database has it: where it is opened is not for that to say. */
export type FoundEvidence = Omit<Evidence, 'url'> & { is_missing: boolean }

export function shownEvidence(files: readonly FoundEvidence[], addressOf: (file_id: number) => string): Evidence[] {
  return files.map(({ is_missing, ...file }) => ({ ...file, url: is_missing ? null : addressOf(file.id) }))
}
