import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Day, Id, longText } from '#features/shapes.ts'
import { fileKinds } from '../sides.ts'

export const sentFilesContract = {
  send: route
    .$route({ tags: ['Messages'] })
    .route({ method: 'POST', path: '/conversations/{id}/files', summary: 'Send the other side a file, or the next version of one' })
    .meta({ policy: 'own_conversation', impersonation: 'refused' })
    .input(
      ById.extend({
        file_id: Id.describe('A file that the caller brought; from then on both sides have it'),
        kind: z.enum(fileKinds, 'Please say what it is.'),
        ends_on: Day.nullable().default(null).describe('On which day a certificate ends'),
        version_of: Id.nullable().default(null).describe('A message of this conversation with any version of the file'),
        words: longText(5_000).default(''),
      }),
    )
    .output(z.strictObject({ data: z.strictObject({ id: Id.describe('Of the message') }) })),
}
