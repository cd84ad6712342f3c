import type * as z from 'zod'
import { emailPattern } from '#web/email-pattern.ts'
import { isDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Form as FormFields, Questionnaire as QuestionnaireFields } from '../content/questions.ts'

export type Questionnaire = z.infer<typeof QuestionnaireFields>
export type Form = z.infer<typeof FormFields>
export type Field = Form['fields'][number]

/** One text, or what was ticked of several. */
export type Answer = string | string[]
export type FieldAnswers = Record<string, Answer>
export type Errors = Record<string, string[]>

/** What the form of a page says; what is ticked of several stands in it under a name for each. */
export function postedAnswers(fields: readonly Field[], posted: Readonly<Record<string, string>>): FieldAnswers {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.type === 'checkboxes'
        ? field.options.flatMap(({ value }) => (posted[tickName(field.name, value)] ? value : []))
        : (posted[field.name] ?? ''),
    ]),
  )
}

export function tickName(field: string, value: string): string {
  return `${field}.${value}`
}

/** The answers to these fields and to no other, and what is wrong with each, in words. */
export function readAnswers(fields: readonly Field[], given: Readonly<FieldAnswers>): { answers: FieldAnswers; errors: Errors } {
  const read = fields.map((field) => [field.name, readAnswer(field, given[field.name])] as const)
  return {
    answers: Object.fromEntries(read.map(([name, { answer }]) => [name, answer])),
    errors: Object.fromEntries(read.flatMap(([name, { wrong }]) => (wrong ? [[name, [wrong]]] : []))),
  }
}

/** What somebody is still writing is kept as it stands, as far as it can be an answer at all. */
export function draftAnswers(fields: readonly Field[], given: Readonly<FieldAnswers>): FieldAnswers {
  const { answers } = readAnswers(
    fields.filter(({ name }) => Object.hasOwn(given, name)),
    given,
  )
  return answers
}

/** The place, from 1, of the first step that still lacks an answer it can't do without. */
export function firstOpen({ steps }: Pick<Questionnaire, 'steps'>, given: Readonly<FieldAnswers>): number | undefined {
  const place = steps.findIndex(({ fields }) => Object.keys(readAnswers(fields, given).errors).length > 0)
  return place === -1 ? undefined : place + 1
}

/** An answer as it is read. */
export function answerWords(field: Field, answer: Answer = ''): string {
  if (!('options' in field)) return String(answer)
  const chosen = [answer].flat()
  return field.options.flatMap(({ value, label }) => (chosen.includes(value) ? label : [])).join(', ')
}

interface Read {
  answer: Answer
  wrong?: string | undefined
}

function readAnswer(field: Field, given: Answer | undefined): Read {
  if (field.type === 'checkboxes') return readTicked(field, [given ?? []].flat())
  const said = [given ?? ''].flat()[0] ?? ''
  const most = mostLetters(field)
  const answer = (field.type === 'textarea' ? said.trim() : said.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()).slice(0, most * 2)
  if (answer === '') return { answer, wrong: field.is_required ? needed(field) : undefined }
  if ('options' in field)
    return field.options.some(({ value }) => value === answer) ? { answer } : { answer: '', wrong: t('asked.unknown') }
  if (answer.length > most) return { answer: answer.slice(0, most), wrong: t('asked.too_long', { n: most }) }
  return { answer, wrong: wrongText[field.type]?.(answer) }
}

function readTicked(field: Field & { type: 'checkboxes' }, given: readonly string[]): Read {
  const answer = field.options.flatMap(({ value }) => (given.includes(value) ? value : []))
  if (answer.length === 0) return { answer, wrong: field.is_required ? t('asked.tick') : undefined }
  return { answer, wrong: field.most && answer.length > field.most ? t('asked.too_many', { n: field.most }) : undefined }
}

function needed(field: Field): string {
  return field.type === 'radio' || field.type === 'select' ? t('asked.choose') : t('asked.needed')
}

export function mostLetters(field: Field): number {
  return ('max' in field ? field.max : undefined) ?? usual[field.type] ?? 300
}

const usual: Partial<Record<Field['type'], number>> = { textarea: 2_000, email: 254, tel: 40, date: 10, number: 12 }

const wrongText: Partial<Record<Field['type'], (answer: string) => string | undefined>> = {
  email: (answer) => (emailPattern.test(answer) ? undefined : t('asked.email')),
  tel: (answer) => (/^[+\d][\d ()./-]{4,}$/.test(answer) ? undefined : t('asked.tel')),
  date: (answer) => (!answer.startsWith('0') && isDay(answer) ? undefined : t('asked.date')),
  number: (answer) => (/^\d+$/.test(answer) ? undefined : t('asked.number')),
}
