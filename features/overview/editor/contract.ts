import * as z from 'zod'
import { Piece } from '#features/magazine/content/contract.ts'
import { route } from '#features/route.ts'
import { ById, Id, numberedPage, PageMeta, pageOf, Version } from '#features/shapes.ts'
import {
  Counts,
  Drawn,
  DraftName,
  Edited,
  Errors,
  Form,
  ListQuery,
  NewRedirect,
  PictureQuery,
  Redirect,
  RemovedRedirect,
  Row,
  Said,
  Saving,
  Type,
  VersionLine,
  Written,
} from './piece-shapes.ts'

const one = z.strictObject({ data: Edited })
const admin = route.$route({ tags: ['Operator'] })
const writes = { policy: 'admin', impersonation: 'refused' } as const

export const editorContract = {
  list: admin
    .route({ method: 'GET', path: '/admin/content', summary: 'All pieces of the magazine, whoever may see them' })
    .meta({ policy: 'admin', heavy: 'searched' })
    .input(ListQuery)
    .output(z.strictObject({ data: z.array(Row), meta: PageMeta, counts: Counts })),
  get: admin
    .route({ method: 'GET', path: '/admin/content/{id}', summary: 'One piece as its form has it, with its versions' })
    .meta({ policy: 'admin' })
    .input(ById)
    .output(one),
  blank: admin
    .route({ method: 'GET', path: '/admin/content-types/{type}', summary: 'The form of a new piece' })
    .meta({ policy: 'admin' })
    .input(z.object({ type: Type }))
    .output(z.strictObject({ data: Form })),
  preview: admin
    .route({ method: 'POST', path: '/admin/content/preview', summary: 'A piece as it would stand, and what is wrong with it' })
    .meta(writes)
    .input(Written.extend({ type: Type }))
    .output(
      z.strictObject({
        data: Piece,
        errors: Errors.describe('By field; what is wrong in a text of several lines names its line'),
        missing: z.array(z.string()).describe('Pieces that it names and that nobody may see'),
      }),
    ),
  create: admin
    .route({ method: 'POST', path: '/admin/content', successStatus: 201, summary: 'Write a piece' })
    .meta(writes)
    .input(Saving.extend({ type: Type }))
    .output(one),
  save: admin
    .route({
      method: 'PUT',
      path: '/admin/content/{id}',
      summary: 'Save a piece, publish it, take it back; another slug leaves a redirect',
    })
    .meta(writes)
    .input(Saving.extend({ id: Id, version: Version }))
    .output(one),
  keep: admin
    .route({
      method: 'PUT',
      path: '/admin/content-drafts/{name}',
      successStatus: 204,
      summary: 'Keep what is being written; nothing ends it',
    })
    .meta(writes)
    .input(z.object({ name: DraftName, version: Version.nullable().default(null), said: Said })),
  version: admin
    .route({ method: 'GET', path: '/admin/content/{id}/versions/{version}', summary: 'A version, and how it differs from the one before' })
    .meta({ policy: 'admin' })
    .input(
      ById.extend({
        version: Version,
        against: Version.optional().describe('Compared with this one instead'),
      }),
    )
    .output(
      z.strictObject({
        data: VersionLine.extend({ slug: z.string(), said: z.record(z.string(), z.string()) }),
        against: Version.nullable(),
        lines: z.array(z.strictObject({ kind: z.enum(['same', 'added', 'removed', 'gap']), text: z.string() })),
      }),
    ),
  pictures: admin
    .route({ method: 'GET', path: '/admin/pictures', summary: 'Pictures that a piece may show' })
    .meta({ policy: 'admin' })
    .input(PictureQuery)
    .output(pageOf(Drawn)),
  bring: admin
    .route({
      method: 'POST',
      path: '/admin/pictures',
      successStatus: 201,
      summary: 'Let pieces show a file of the caller; everybody may see it then',
    })
    .meta(writes)
    .input(z.object({ file_id: Id.describe('A picture of the caller’s files') }))
    .output(z.strictObject({ data: Drawn })),
  redirects: admin
    .route({ method: 'GET', path: '/admin/redirects', summary: 'Addresses that lead on to where a piece is now' })
    .meta({ policy: 'admin' })
    .input(numberedPage(50))
    .output(pageOf(Redirect).extend({ removed: z.array(RemovedRedirect).describe('The last that were taken away by hand') })),
  addRedirect: admin
    .route({ method: 'POST', path: '/admin/redirects', successStatus: 201, summary: 'Have an address lead on to another of this site' })
    .meta(writes)
    .input(NewRedirect)
    .output(z.strictObject({ data: Redirect })),
  removeRedirect: admin
    .route({ method: 'DELETE', path: '/admin/redirects/{id}', successStatus: 204, summary: 'Take away a redirect that was added by hand' })
    .meta(writes)
    .input(ById),
}
