import * as z from 'zod'
import { route } from '#features/route.ts'
import { Id } from '#features/shapes.ts'

const Logo = z.strictObject({ src: z.string(), width: z.int(), height: z.int() })

export const lookContract = {
  setLogo: route
    .route({ method: 'PUT', path: '/admin/logo', summary: 'Change the logo of the site; null takes it away', tags: ['Operator'] })
    .meta({ policy: 'admin', impersonation: 'refused' })
    .input(z.object({ file_id: Id.nullable().describe('A picture of the caller’s files') }))
    .output(z.strictObject({ data: z.strictObject({ logo: Logo.nullable() }) })),
}
