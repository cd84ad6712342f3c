import type { Feature } from '#server/feature.ts'
import { boardsRoutes } from './api.server.ts'
import { boardForms } from './tool/forms.server.ts'
import { linkJobs } from './links/jobs.server.ts'
import { loveForms } from './love/forms.server.ts'
import { ownBoardPolicy, seenBoardPolicy } from './policy.server.ts'
import { boardShareRoutes } from './sharing/api.server.ts'
import { boardLinkPolicy } from './sharing/policy.server.ts'

export const boards = {
  routes: { boards: boardsRoutes, board_shares: boardShareRoutes },
  forms: [...loveForms, ...boardForms],
  policies: { own_board: ownBoardPolicy, seen_board: seenBoardPolicy, board_link: boardLinkPolicy },
  jobs: (tools) => ({ tasks: linkJobs(tools) }),
} satisfies Feature
