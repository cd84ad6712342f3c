import * as z from 'zod'
import { route } from '#features/route.ts'
import { SiteData } from './data-shapes.ts'
import { SiteFiles } from './site-shapes.ts'

const site = route.$route({ tags: ['Site'] })

export const siteContract = {
  data: site
    .route({ method: 'GET', path: '/data', summary: 'Menus, taxonomies and what else is the same for everybody' })
    .meta({ policy: 'anyone' })
    .output(SiteData),
  jsonFile: site
    .route({ method: 'GET', path: '/static/json-files/{file}', summary: 'A configuration file of the site' })
    .meta({ policy: 'anyone' })
    .input(z.object({ file: z.string().describe('payment.json, countdown.json, global.json or selects.json') }))
    .output(z.union(Object.values(SiteFiles.shape))),
}
