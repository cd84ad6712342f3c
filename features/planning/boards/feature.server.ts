import type { Feature } from '#server/feature.ts'
import { boardsRoutes } from './api.server.ts'
import { loveForms } from './love/forms.server.ts'
import { ownBoardPolicy } from './policy.server.ts'

export const boards = {
  routes: { boards: boardsRoutes },
  forms: loveForms,
  policies: { own_board: ownBoardPolicy },
} satisfies Feature
