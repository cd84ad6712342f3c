import * as z from 'zod'
import { Day, Id, Moment } from '#features/shapes.ts'
import { fileKinds, sides } from '../sides.ts'

export const SentFile = z.strictObject({
  id: Id.describe('Of the message that it came with'),
  file_id: Id,
  side: z.enum(sides).describe('Who sent it'),
  kind: z.enum(fileKinds),
  name: z.string(),
  bytes: z.int(),
  first_id: Id.describe('Of the message with its first version'),
  nth: z.int().describe('Which version it is'),
  is_newest: z.boolean(),
  ends_on: Day.nullable().describe('Of a certificate'),
  ends_before: Day.nullable().describe('The day that the newest of a certificate ends before'),
  created_at: Moment,
  url: z.string().nullable().describe('Signed for the caller, and ending within 20 minutes; null where the storage has lost it'),
})
export type SentFile = z.infer<typeof SentFile>

/** Without where it is opened, which is not for the database to say. */
export interface FoundFile extends SentFile {
  is_missing: boolean
}
