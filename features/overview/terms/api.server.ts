import type { Db } from '#db/db.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import type { SiteReader } from '#server/site-files.ts'
import { slugOf } from '#web/slug.ts'
import { t } from '#web/text/text.ts'
import * as changes from './change-rows.server.ts'
import { type ChangeRow, findChange, findChanges, findTerm, findTerms, idsOf, isNamed } from './rows.server.ts'

const { get, add, rename, order, hide, merge, remove, takeBack } = forUser.terms

interface Caller {
  db: Db
  site: SiteReader
  user: { id: number }
}

export const termRoutes = guarded.terms.router({
  get: get.handler(async ({ context: { db, site }, input: { taxonomy } }) => {
    const { taxonomies } = site.now().terms
    const { slug } = taxonomyOf(site, taxonomy) ?? notFound()
    const [terms, done] = await Promise.all([findTerms(db, slug), findChanges(db, slug)])
    const all = taxonomies.map(({ slug, title, terms }) => ({ slug, title, terms: terms.length }))
    return { data: { taxonomies: all, slug, is_reckoned: reckoned.has(slug), terms, changes: done } }
  }),

  add: add.handler(async ({ context, input: { taxonomy, title, slug: given } }) => {
    const { slug: of, to } = taxonomyOf(context.site, taxonomy) ?? invalid({ taxonomy: [t('terms.no_taxonomy')] })
    if (reckoned.has(of)) return invalid({ taxonomy: [t('terms.reckoned')] })
    const slug = slugOf(given || title)
    if (slug === '' || (given && slug !== given)) return invalid({ slug: [t('editor.slug_wrong')] })
    if (await isNamed(context.db, of, title)) return invalid({ title: [t('terms.named')] })
    const url = to && to.replace('{slug}', slug)
    const change = await changes.addTerm(context.db, context.user.id, { taxonomy: of, slug, title, url })
    return said(context, change ?? invalid({ [given ? 'slug' : 'title']: [t('terms.slug_taken', { slug })] }))
  }),

  rename: rename.handler(async ({ context, input: { id, title, was } }) => {
    const { taxonomy } = (await findTerm(context.db, id)) ?? notFound()
    if (await isNamed(context.db, taxonomy, title, id)) return invalid({ title: [t('terms.named')] })
    return said(context, await changes.renameTerm(context.db, context.user.id, { id, title, was }))
  }),

  order: order.handler(async ({ context, input }) => {
    if (!taxonomyOf(context.site, input.taxonomy)) notFound()
    return said(context, await changes.orderTerms(context.db, context.user.id, input))
  }),

  hide: hide.handler(async ({ context, input }) => {
    if (!(await findTerm(context.db, input.id))) notFound()
    return said(context, await changes.hideTerm(context.db, context.user.id, input))
  }),

  merge: merge.handler(async ({ context, input: { id, into } }) => {
    const { db, user } = context
    const { taxonomy } = (await findTerm(db, id)) ?? notFound()
    if (into === null) return said(context, await changes.partTerm(db, user.id, { id, from: null }))
    const target = await findTerm(db, into)
    if (target?.taxonomy !== taxonomy || into === id) return invalid({ into: [t('terms.wrong_target')] })
    return said(context, await changes.mergeTerm(db, user.id, { id, into }))
  }),

  remove: remove.handler(async ({ context, input: { id } }) => {
    if (!(await findTerm(context.db, id))) notFound()
    return said(context, await changes.removeTerm(context.db, context.user.id, id), t('terms.in_use'))
  }),

  takeBack: takeBack.handler(async ({ context, input: { id } }) => {
    const change = (await findChange(context.db, id)) ?? notFound()
    return said(context, await undone(context, change))
  }),
})

/** Those whose terms are reckoned from what pieces say, or are pieces themselves. */
const reckoned = new Set(['brands', 'guests', 'spent', 'states'])

function taxonomyOf(site: SiteReader, name: string) {
  return site.now().terms.taxonomies.find(({ slug }) => slug === name)
}

/** Nobody has to wait for what they said themselves. */
async function said({ site }: Pick<Caller, 'site'>, change: number | undefined, why?: string) {
  if (change === undefined) return conflict(null, why)
  await site.look()
  return { data: { change } }
}

/** Does the opposite, which is a change like any other, if the term is as this one left it. */
async function undone({ db, site, user }: Caller, { kind, taxonomy, id, slug, was, becomes }: ChangeRow): Promise<number | undefined> {
  if (kind === 'ordered') {
    const ids = await idsOf(db, taxonomy, was?.order ?? [])
    return ids && changes.orderTerms(db, user.id, { taxonomy, ids, was: becomes?.order })
  }
  if (kind === 'removed' && slug !== null) {
    const { title = slug, position } = was ?? {}
    if (id !== null || (await isNamed(db, taxonomy, title))) return undefined
    const url = taxonomyOf(site, taxonomy)?.to?.replace('{slug}', slug) ?? null
    return changes.addTerm(db, user.id, { taxonomy, slug, title, url, position })
  }
  if (id === null) return undefined
  if (kind === 'added') return changes.removeTerm(db, user.id, id)
  if (kind === 'renamed') return changes.renameTerm(db, user.id, { id, title: was!.title!, was: becomes!.title! })
  if (kind === 'hidden' || kind === 'shown') return changes.hideTerm(db, user.id, { id, is_hidden: kind === 'shown' })
  if (kind === 'merged') return changes.partTerm(db, user.id, { id, from: becomes!.merged_into! })
  const [into] = (await idsOf(db, taxonomy, [was!.merged_into!])) ?? []
  return into && changes.mergeTerm(db, user.id, { id, into })
}
