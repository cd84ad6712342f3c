import * as z from 'zod'
import { route } from '../route.ts'
import { SiteFiles } from './site-shapes.ts'

export const siteContract = {
  jsonFile: route
    .$route({ tags: ['Site'] })
    .route({ method: 'GET', path: '/static/json-files/{file}', summary: 'A configuration file of the site' })
    .meta({ policy: 'anyone' })
    .input(z.object({ file: z.string().describe('payment.json, countdown.json, global.json or selects.json') }))
    .output(z.union(Object.values(SiteFiles.shape))),
}
