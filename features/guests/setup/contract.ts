import * as z from 'zod'
import { route } from '#features/route.ts'
import { Moment } from '#features/shapes.ts'

/** When each tool was set up. */
export const setupMoments = {
  checklist: 'checklist_setup_at',
  'guest-list': 'guestlist_setup_at',
  'vendor-manager': 'vendormanager_setup_at',
  'vision-boards': 'saved_ideas_setup_at',
} as const

export type SetupTool = keyof typeof setupMoments

const SetupInput = z.object({ tool: z.enum(['checklist', 'guest-list', 'vendor-manager', 'vision-boards']) })

const Finished = z
  .strictObject({
    checklist_setup_at: Moment,
    guestlist_setup_at: Moment,
    vendormanager_setup_at: Moment,
    saved_ideas_setup_at: Moment,
  })
  .partial()

export const setupsContract = {
  finish: route
    .route({ method: 'POST', path: '/users/me/setup', summary: "Note that the wedding's tool is set up, once", tags: ['Users'] })
    .meta({ policy: 'own' })
    .input(SetupInput)
    .output(z.strictObject({ data: Finished.describe('That of the tool') })),
}
