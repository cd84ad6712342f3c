import { specsOf } from '#features/magazine/content/field-specs.ts'
import { addressOf } from '#features/magazine/content/loading.server.ts'
import { fileOf, saidOf } from '#features/magazine/content/said.server.ts'
import type { TypeName } from '#features/magazine/content/type-names.ts'
import { types } from '#features/magazine/content/types.ts'
import { pageMeta } from '#features/shapes.ts'
import type { Db } from '#db/db.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import type { Edited, Form } from './piece-shapes.ts'
import { bringPicture } from './brought-rows.server.ts'
import { lineDiff } from './line-diff.ts'
import { findDrawn } from './picture-rows.server.ts'
import { pieceShown } from './preview.server.ts'
import { newRedirect } from './redirects/api.server.ts'
import { endRedirect, findRedirects, findRemoved } from './redirects/rows.server.ts'
import * as rows from './rows.server.ts'
import { type Kept, findWhole } from './rows.server.ts'
import { findDraft, insertPiece, endDraft, keepDraft, updatePiece } from './write-rows.server.ts'
import { writtenPiece } from './written.server.ts'

const { list, blank, get, preview, create, save, keep, version, pictures, bring, redirects, addRedirect, removeRedirect } = forUser.editor

export const editorRoutes = guarded.editor.router({
  list: list.handler(async ({ context: { db }, input }) => {
    const [data, { total, counts }] = await Promise.all([rows.findRows(db, input), rows.countRows(db, input)])
    const sumBy = (key: 'type' | 'status') =>
      Object.fromEntries([...Map.groupBy(counts, (one) => one[key])].map(([name, own]) => [name, sum(own)]))
    return { data, meta: pageMeta(input, total), counts: { all: sum(counts), types: sumBy('type'), statuses: sumBy('status') } }
  }),

  get: get.handler(async ({ context: { db, user }, input: { id } }) => ({ data: await edited(db, user.id, id) })),

  blank: blank.handler(async ({ context: { db, user }, input: { type } }) => {
    const day = new Date().toISOString().slice(0, 10)
    const said = await saidOf(type, { terms: {}, pictures: [], illustrated: false, published_on: day }, '')
    return { data: { ...formOf(type), said, draft: await findDraft(db, user.id, `new-${type}`) } }
  }),

  preview: preview.handler(async ({ context, input: { type, slug, said } }) => {
    const { piece, errors, missing } = await writtenPiece(context, { type, slug: slug || 'a-piece', said })
    return { data: await pieceShown(context, { piece, said }), errors, missing }
  }),

  create: create.handler(async ({ context: { db, user, site }, input: { type, slug, said, status } }) => {
    const { row, errors } = await writtenPiece({ db, site }, { type, slug, said, status, id: null })
    if (!row) return invalid(errors)
    const id = await insertPiece(db, user.id, { type, ...row }).catch(orTaken)
    return { data: await edited(db, user.id, id) }
  }),

  save: save.handler(async ({ context: { db, user, site }, input: { id, version, slug, said, status } }) => {
    const before = (await findWhole(db, id)) ?? notFound()
    if (before.version !== version) conflict(await edited(db, user.id, id))
    const { row, errors } = await writtenPiece({ db, site }, { type: before.type, slug, said, status, id, before })
    if (!row) return invalid(errors)
    const isSaved = await updatePiece(db, user.id, { id, version, ...row }).catch(orTaken)
    if (!isSaved) conflict(await edited(db, user.id, id))
    return { data: await edited(db, user.id, id) }
  }),

  keep: keep.handler(async ({ context: { db, user }, input: { name, version, said } }) => {
    if (Object.keys(said).length === 0) return endDraft(db, user.id, name)
    return keepDraft(db, user.id, { name, version, said })
  }),

  version: version.handler(async ({ context: { db }, input: { id, version, against } }) => {
    const found = (await rows.findVersion(db, id, version)) ?? notFound()
    const before = against ? ((await rows.findVersion(db, id, against)) ?? notFound()) : await rows.findVersion(db, id, version, true)
    const said = await saidIn(found.type, found)
    const was = before ? await fileOf(found.type, await saidIn(found.type, before)) : ''
    const { title, status, saved_at, saved_by, slug } = found
    const lines = lineDiff(was, await fileOf(found.type, said))
    return { data: { version, title, status, saved_at, saved_by, slug, said }, against: before?.version ?? null, lines }
  }),

  pictures: pictures.handler(async ({ context: { db }, input }) => {
    const { data, total } = await findDrawn(db, { ...input, seen: (input.page - 1) * input.per_page })
    return { data, meta: pageMeta(input, total) }
  }),

  bring: bring.handler(async ({ context: { db, user }, input: { file_id } }) => ({
    data: (await bringPicture(db, user.id, file_id)) ?? invalid({ file_id: [t('files.not_yours')] }),
  })),

  redirects: redirects.handler(async ({ context: { db }, input }) => {
    const [{ data, total }, removed] = await Promise.all([
      findRedirects(db, { ...input, seen: (input.page - 1) * input.per_page }),
      findRemoved(db),
    ])
    return { data, meta: pageMeta(input, total), removed }
  }),

  addRedirect: addRedirect.handler(async ({ context: { db, user }, input }) => ({ data: await newRedirect(db, user.id, input) })),

  removeRedirect: removeRedirect.handler(async ({ context: { db, user }, input: { id } }) => {
    if (!(await endRedirect(db, user.id, id))) notFound()
  }),
})

/** A piece as whoever writes it finds it: what is saved, and what they have not saved yet. */
async function edited(db: Db, operator: number, id: number): Promise<Edited> {
  const { type, ...whole } = (await findWhole(db, id)) ?? notFound()
  const [said, draft, versions, redirects] = await Promise.all([
    saidIn(type, whole),
    findDraft(db, operator, String(id)),
    rows.findVersions(db, id),
    rows.findRedirectsTo(db, id),
  ])
  const { slug, url, title, status, version, is_shipped, saved_at, saved_by } = whole
  return { ...formOf(type), id, slug, url, title, status, version, is_shipped, saved_at, saved_by, said, draft, versions, redirects }
}

function formOf(type: TypeName): Pick<Form, 'type' | 'fields'> {
  return { type, fields: specsOf(types[type].fields) }
}

/** An address stands among the fields only where it is another than its type's. */
function saidIn(type: TypeName, { slug, url, is_illustrated, title, excerpt, published_on, updated_on, fields, markdown }: Kept) {
  const own = url && url !== addressOf(type, slug, fields) ? { url } : {}
  const about = { title, ...(excerpt !== null && { excerpt }), ...(published_on && { published_on }), ...(updated_on && { updated_on }) }
  return saidOf(type, { ...fields, ...about, illustrated: is_illustrated ?? false, ...own }, markdown)
}

function sum(counts: readonly { count: number }[]): number {
  return counts.reduce((all, { count }) => all + count, 0)
}

/** Two who take the same address at once: the second is told. */
function orTaken(error: unknown): never {
  if ((error as { code?: string }).code === '23505') invalid({ slug: [t('editor.slug_taken')] })
  throw error
}
