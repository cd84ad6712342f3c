import * as z from 'zod'

/** What is shown of a file that is kept with something, beside what that says of it. */
export const privateFile = {
  format: z.enum(['picture', 'pdf']),
  bytes: z.int(),
  url: z.string().nullable().describe('Signed for the caller, and ending within 20 minutes; null where the file is gone'),
} as const

/** As the database has it: where it is opened is not for that to say. */
export interface FoundPrivateFile {
  file_id: number | null
  is_gone: boolean
}

/** With where the caller opens it. */
export function openedBy<Found extends FoundPrivateFile>(
  { is_gone, ...file }: Found,
  addressOf: (file_id: number) => string,
): Omit<Found, 'is_gone'> & { url: string | null } {
  return { ...file, url: is_gone || file.file_id === null ? null : addressOf(file.file_id) }
}
