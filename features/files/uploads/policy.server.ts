import * as z from 'zod'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { invalid, notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { Id } from '#features/shapes.ts'
import { t } from '#web/text/text.ts'
import { findFile } from './rows.server.ts'
import { findUpload } from './upload-rows.server.ts'
import { giveFile } from './use-rows.server.ts'

/** What somebody sends is nobody else's to know of. */
export const ownUploadPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const id = idIn(input)
  if (id === undefined || !(await findUpload(context.db, user.id, id))) notFound()
  return undefined
}

/** Documents are nobody else's, an operator's who acts as somebody neither. */
export const ownFilePolicy: PolicyRule = async (context, input) => {
  const { user, impersonator } = signedIn(context)
  const id = idIn(input)
  if (id === undefined || !(await findFile(context.db, { user_id: user.id, isActed: impersonator !== undefined }, id))) notFound()
  return undefined
}

/** What a call names as pictures, field by field, by the numbers that they have at the couple's; null takes one away. */
export async function givenPictures<Field extends string>(
  db: Db,
  wedding: Pick<Wedding, 'user_id' | 'actor_id'>,
  named: Partial<Record<Field, number | null | undefined>>,
): Promise<Partial<Record<Field, number | null>>> {
  const given: Partial<Record<Field, number | null>> = {}
  for (const field in named) {
    const id = named[field]
    if (id === undefined) continue
    given[field] = id && ((await giveFile(db, wedding, id, 'picture')) ?? invalid({ [field]: [t('files.not_yours')] })).id
  }
  return given
}

function idIn(input: unknown): number | undefined {
  return Named.parse(input ?? {}).id
}

const Named = z.object({ id: z.coerce.number().pipe(Id).optional().catch(undefined) }).catch({})
