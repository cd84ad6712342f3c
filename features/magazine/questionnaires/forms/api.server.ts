import { createHash } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import { pageMeta } from '#features/shapes.ts'
import { findPiece } from '#features/magazine/content/rows.server.ts'
import { Download } from '#server/download.ts'
import { invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { guarded } from '#server/procedures.ts'
import { countTry, isNewWish } from '#server/rate-limit.ts'
import { xlsxType } from '#server/xlsx.ts'
import { t } from '#web/text/text.ts'
import { answerWords, type Form, readAnswers } from '../field-answers.ts'
import type { FormAnswer } from './contract.ts'
import { csvOf } from '#server/csv.ts'
import { sentLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

export const formRoutes = guarded.forms.router({
  send: guarded.forms.send.handler(async ({ context, input: { slug, answers: given, website_url } }) => {
    const { address, publicUrl, session } = context
    const { fields, subject } = await theForm(context.db, slug)
    const { answers, errors } = readAnswers(fields, given)
    if (Object.keys(errors).length > 0) invalid(errors)
    // Whoever fills in what nobody sees is told that all went well.
    if (website_url !== '') return
    await countTry(context.db, `form:${address}`, { tries: 20, seconds: 3_600 })
    const inWords = fields.map((field) => ({ name: field.name, label: field.label, answer: answerWords(field, answers[field.name]) }))
    const email = inWords.find(
      ({ name, answer }) => answer && fields.some((field) => field.name === name && field.type === 'email'),
    )?.answer
    await inTransaction(context.db, async (db) => {
      if (!(await isNewWish(db, `form:${hashOf(slug, inWords, session?.user.id)}`))) return
      await rows.insertAnswer(db, { form: slug, answers: inWords, email: email ?? null, user_id: session?.user.id ?? null })
      const sent = { subject, answers: inWords, email: email ?? null, public_url: publicUrl }
      for (const operator of await rows.findOperators(db)) await queueMail(db, sentLetter(operator, sent))
    })
  }),

  remove: guarded.forms.remove.handler(async ({ context: { db }, input: { id } }) => {
    if (!(await rows.deleteAnswer(db, id))) notFound()
  }),

  list: guarded.forms.list.handler(async ({ context: { db }, input }) => {
    const seen = (input.page - 1) * input.per_page
    const [data, forms] = await Promise.all([rows.findSent(db, { ...input, seen }), rows.countSent(db)])
    const meant = input.form === '' ? forms : forms.filter(({ slug }) => slug === input.form)
    const total = meant.reduce((sum, { count }) => sum + count, 0)
    return { data, meta: pageMeta(input, total), forms }
  }),

  export: guarded.forms.export.handler(async ({ context: { patientDb, workshop }, input: { form, format } }) => {
    const { head, lines } = tableOf(await rows.findSent(patientDb, { form, per_page: most, seen: 0 }))
    if (format === 'csv')
      return new Download({ name: 'form-answers.csv', type: 'text/csv; charset=utf-8', content: once(csvOf([head, ...lines])) })
    const made = await workshop.make('workbook', { sheets: [{ name: t('sent.sheet'), head, rows: lines }] })
    return new Download({ name: 'form-answers.xlsx', type: xlsxType, ...made })
  }),
})

/** A spreadsheet of more rows is nobody's to read. */
const most = 20_000

async function theForm(db: Db, slug: string): Promise<Form> {
  const piece = await findPiece(db, { type: 'form', slug })
  return piece?.is_shown ? (piece.fields as unknown as Form) : notFound()
}

function hashOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** A column for each question, in the order in which they first come up. */
function tableOf(sent: readonly FormAnswer[]): { head: string[]; lines: string[][] } {
  const labels = [...new Set(sent.flatMap(({ answers }) => answers.map(({ label }) => label)))]
  const lines = sent.map(({ created_at, title, answers, user }) => {
    const byLabel = new Map(answers.map(({ label, answer }) => [label, answer]))
    return [created_at, title, user?.name ?? '', ...labels.map((label) => byLabel.get(label) ?? '')]
  })
  return { head: [t('sent.when'), t('sent.form'), t('sent.account'), ...labels], lines }
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
