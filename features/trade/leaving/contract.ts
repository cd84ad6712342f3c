import * as z from 'zod'
import { route } from '#features/route.ts'

const leaving = route.$route({ tags: ['Vendors’ own side'] })

export const vendorLeavingContract = {
  archive: leaving
    .route({
      method: 'GET',
      path: '/users/me/vendor-export',
      summary: 'Everything that is kept of the business, as one archive',
      spec: (operation) => ({
        ...operation,
        responses: {
          200: { description: 'A zip archive', content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } },
        },
      }),
    })
    .meta({ policy: 'vendor_owner', impersonation: 'refused', heavy: true })
    .output(z.unknown()),
  leave: leaving
    .route({ method: 'POST', path: '/users/me/vendor-leave', successStatus: 204, summary: 'Give the business up, for all who act for it' })
    .meta({ policy: 'vendor_owner', impersonation: 'refused' })
    .input(z.object({ page: z.enum(['stays', 'goes']).describe('Whether the directory goes on showing what is out') })),
}
