import * as z from 'zod'
import { route } from '#features/route.ts'

export const takeoutContract = {
  everything: route
    .route({
      method: 'GET',
      path: '/users/me/export',
      summary: 'Everything that is kept of the caller, as one archive',
      tags: ['Users'],
      spec: (operation) => ({
        ...operation,
        responses: {
          200: { description: 'A zip archive', content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } },
        },
      }),
    })
    .meta({ policy: 'signed_in', impersonation: 'refused', heavy: true })
    .output(z.unknown()),
}
