import { notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { pageMeta } from '../shapes.ts'
import { findHelpers, findPosse } from './rows.server.ts'

export const possesRoutes = guarded.user_posses.router({
  list: forUser.user_posses.list.handler(async ({ context: { db, user } }) => {
    const data = await findHelpers(db, user.id)
    return { data, meta: pageMeta({ page: 1, per_page: 100 }, data.length) }
  }),

  get: forUser.user_posses.get.handler(async ({ context: { db, user }, input: { id } }) => ({
    data: (await findPosse(db, id, user.id)) ?? notFound(),
  })),
})
