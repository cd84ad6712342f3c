import { notFound } from '#server/errors.ts'
import { guarded } from '#server/procedures.ts'
import { publicly } from '#server/publicly.ts'
import { SiteFiles } from './site-shapes.ts'

export const siteRoutes = guarded.site.router({
  jsonFile: guarded.site.jsonFile.handler(({ context, input }) => {
    const name = SiteFiles.keyof().safeParse(input.file).data ?? notFound()
    const { files, etag } = context.site.now()
    publicly(context, etag)
    return files[name]
  }),
})
