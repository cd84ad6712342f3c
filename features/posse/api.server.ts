import { notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { findPosse } from './rows.server.ts'

export const possesRoutes = guarded.user_posses.router({
  get: forUser.user_posses.get.handler(async ({ context: { db, user }, input: { id } }) => ({
    data: (await findPosse(db, id, user.id)) ?? notFound(),
  })),
})
