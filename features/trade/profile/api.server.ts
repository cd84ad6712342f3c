import { type Db, inTransaction } from '#db/db.ts'
import { readText } from '#features/magazine/content/text.server.ts'
import { shownPicture, type Addresses } from '#features/files/uploads/shown-picture.ts'
import { isOffered, keepBrochure } from '#features/trade/gallery/brochure-rows.server.ts'
import { findPictures, keepPicture } from '#features/trade/gallery/rows.server.ts'
import { findActing, join } from '#features/trade/members/rows.server.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { doneIn } from './checks.ts'
import type { Business } from './contract.ts'
import { emptyModel, type VendorModel } from './model.ts'
import { markdownOf } from './piece-fields.ts'
import { modelOf } from './piece-model.ts'
import { findBusiness, insertDraft, keepModel, noteAct, submitModel } from './rows.server.ts'

const own = forUser.vendor_profile

export const vendorProfileRoutes = guarded.vendor_profile.router({
  get: own.get.handler(async ({ context }) => ({ data: await businessOf(context) })),

  brochure: guarded.vendor_profile.brochure.handler(async ({ context: { db, files, answerHeaders }, input: { slug, file_id } }) => {
    if (!(await isOffered(db, slug, file_id))) notFound()
    answerHeaders.set('location', files.addresses.of({ id: file_id, variant: 'whole', viewer: 'everybody' }))
    answerHeaders.set('cache-control', 'no-store')
  }),

  create: own.create.handler(({ context, input: { model } }) =>
    inTransaction(context.db, async (db) => {
      const { user } = context
      const held = await businessOf({ ...context, db })
      if (held) return { data: held }
      const said = { ...emptyModel, contact_email: user.email, ...model }
      const id = await insertDraft(db, user.id, { name: said.name, slug: slugOf(said.name) })
      // Of two at once the second finds what the first began.
      if (!(await join(db, user.id, id))) return conflict(undefined)
      await keepModel(db, id, { model: said, version: 1 })
      await noteAct(db, { content_id: id, actor_id: user.id, what: 'begun' })
      return { data: (await businessOf({ ...context, db })) ?? notFound() }
    }),
  ),

  update: own.update.handler(({ context, input: { id, model, version } }) =>
    inTransaction(context.db, async (db) => {
      const before = (await findBusiness(db, id)) ?? notFound()
      const known = before.model ?? modelOf(before)
      if (before.is_frozen) requireUnfrozen(known, model)
      await requireFiles(db, context.user.id, { content_id: id, known, pictures: model.pictures ?? [] })
      await requireBrochures(db, context.user.id, { content_id: id, known, brochures: model.brochures ?? [] })
      const said = { ...known, ...model }
      const isKept = await keepModel(db, id, { model: said, version: version ?? before.version })
      const data = (await businessOf({ ...context, db })) ?? notFound()
      return isKept ? { data } : conflict(data)
    }),
  ),

  submit: own.submit.handler(({ context, input: { id } }) =>
    inTransaction(context.db, async (db) => {
      const before = (await findBusiness(db, id)) ?? notFound()
      const model = before.model ?? modelOf(before)
      await requireWhole(model)
      await submitModel(db, id, model)
      await noteAct(db, { content_id: id, actor_id: context.user.id, what: 'submitted' })
      return { data: (await businessOf({ ...context, db })) ?? notFound() }
    }),
  ),
})

interface Asker {
  db: Db
  user: { id: number }
  files: { addresses: Addresses }
}

/** Null for who acts for none. */
async function businessOf({ db, user, files }: Asker): Promise<Business | null> {
  const acting = await findActing(db, user.id)
  const found = acting && (await findBusiness(db, acting.content_id))
  if (!found) return null
  const { title, excerpt, markdown: _, plain, fields, ...kept } = found
  const model = kept.model ?? modelOf({ title, excerpt, plain, fields })
  const brought = await findPictures(db, fileIdsOf(model))
  const shown = brought.map((picture) => [String(picture.id), shownPicture(picture, files.addresses, user.id)])
  return { ...kept, role: acting.role, model, checks: doneIn(model, isFresh(kept.checked_on)), files: Object.fromEntries(shown) }
}

function fileIdsOf({ pictures }: Pick<VendorModel, 'pictures'>): number[] {
  return pictures.flatMap(({ file_id }) => file_id ?? [])
}

interface Brought {
  content_id: number
  known: VendorModel
  pictures: VendorModel['pictures']
}

/** What is new among the pictures is a file of whoever saves it. */
async function requireFiles(db: Db, user_id: number, { content_id, known, pictures }: Brought): Promise<void> {
  const before = fileIdsOf(known)
  for (const file_id of fileIdsOf({ pictures }))
    if (!before.includes(file_id) && !(await keepPicture(db, user_id, { content_id, file_id })))
      invalid({ pictures: [t('files.not_yours')] })
}

async function requireBrochures(
  db: Db,
  user_id: number,
  { content_id, known, brochures }: { content_id: number; known: VendorModel; brochures: VendorModel['brochures'] },
): Promise<void> {
  for (const { file_id } of brochures)
    if (!known.brochures.some((one) => one.file_id === file_id) && !(await keepBrochure(db, user_id, { content_id, file_id })))
      invalid({ brochures: [t('brochures.not_a_pdf')] })
}

const freshDays = 30

function isFresh(day: string | null): boolean {
  return day !== null && Date.parse(day) >= Date.now() - (freshDays + 1) * 86_400_000
}

const frozen = ['name', 'contact_email', 'contact_phone', 'website'] as const

/** While somebody else claims it, who they are and how they are reached stays as it is. */
function requireUnfrozen(known: VendorModel, change: Partial<VendorModel>): void {
  const changed = frozen.filter((name) => change[name] !== undefined && change[name] !== known[name])
  if (changed.length > 0) invalid(Object.fromEntries(changed.map((name) => [name, [t('vendor_side.frozen')]])))
}

const needed = {
  line: t('vendor_side.need_line'),
  city: t('vendor_side.need_city'),
  state: t('vendor_side.need_state'),
  since: t('vendor_side.need_since'),
  weddings_a_year: t('vendor_side.need_a_year'),
  contact_email: t('vendor_side.need_email'),
  price_from: t('vendor_side.need_price'),
} as const

/** What a page of the directory can't do without. */
async function requireWhole(model: VendorModel): Promise<void> {
  const missing = Object.entries(needed).filter(([name]) => ['', null].includes(model[name as keyof typeof needed] as string | null))
  const errors: Record<string, string[]> = Object.fromEntries(missing.map(([name, says]) => [name, [says]]))
  if (model.words.length < 60) errors['words'] = [t('vendor_side.need_words')]
  if (model.pictures.some(({ alt }) => alt.length < 12)) errors['pictures'] = [t('vendor_side.need_alt')]
  if (model.offers.length === 0) errors['offers'] = [t('vendor_side.need_offer')]
  const { faults } = await readText(markdownOf(model.words))
  if (faults.length > 0) errors['words'] = [t('vendor_side.odd_words')]
  if (Object.keys(errors).length > 0) invalid(errors)
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase()
  return (
    plain
      .replace(/&/g, ' and ')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
      .replace(/-$/, '') || 'vendor'
  )
}
