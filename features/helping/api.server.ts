import { type Db, inTransaction } from '#db/db.ts'
import { conflict, forbidden, invalid, linkSpent, notFound } from '#server/errors.ts'
import { tellSecurity } from '#server/log.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken } from '#server/session.ts'
import { setConfirmed } from '../credentials/rows.server.ts'
import { pageMeta } from '../shapes.ts'
import * as answers from './answer-rows.server.ts'
import { askCouple, inviteSomebody, keepShares, sendAnother } from './inviting.server.ts'
import { changePosse, deletePosse } from './invite-rows.server.ts'
import * as rows from './rows.server.ts'
import { tellAnswer } from './telling.server.ts'

const api = forUser.user_posses

export const possesRoutes = guarded.user_posses.router({})
