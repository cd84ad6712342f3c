import * as z from 'zod'
import { piece, slug, words } from './piece.ts'

const Option = z.strictObject({ value: slug, label: words(1, 80), hint: words(3, 120).optional() })

const field = {
  name: z.string().regex(/^[a-z][a-z0-9_]*$/, 'is a name in snake_case'),
  label: words(2, 120),
  hint: words(3, 200).optional(),
  is_required: z.boolean().default(false),
}

const Field = z.discriminatedUnion('type', [
  z.strictObject({ ...field, type: z.enum(['text', 'textarea', 'email', 'tel', 'date', 'number']), max: z.number().int().optional() }),
  z.strictObject({ ...field, type: z.enum(['radio', 'select']), options: z.array(Option).min(2).max(30) }),
  z.strictObject({ ...field, type: z.literal('checkboxes'), options: z.array(Option).min(2).max(30), most: z.number().int().optional() }),
])

const Thanks = z.strictObject({ title: words(3, 60), text: words(20, 400) })

/** Pages of fields, answered one after the other. */
export const Questionnaire = piece.extend({
  steps: z
    .array(z.strictObject({ title: words(3, 80), text: words(10, 300).optional(), fields: z.array(Field).min(1).max(8) }))
    .min(2)
    .max(8),
  thanks: Thanks,
})

/** Fields on one page, mailed to the operator. */
export const Form = piece.extend({ fields: z.array(Field).min(2).max(14), thanks: Thanks, subject: words(3, 80) })

/** A picture that nobody but this quiz shows is one of its `pictures`, named here. */
const Answer = z.strictObject({
  value: slug,
  label: words(2, 80),
  picture: slug.optional(),
  /** What it says for each result, 1 to 3. */
  points: z.record(slug, z.number().int().min(1).max(3)),
})

const Result = z.strictObject({
  slug,
  title: words(3, 30),
  /** Goes before the title of the strongest result when this one comes second: "Garden" makes "Garden formal". */
  adjective: words(3, 30),
  text: words(80, 400),
  words: z.array(words(3, 30)).length(5),
  palette: z.string(),
  picture: slug,
  styles: z.array(slug).min(1),
  settings: z.array(slug).min(1),
})

export const Quiz = piece
  .extend({
    questions: z
      .array(
        z.strictObject({
          name: slug,
          title: words(5, 80),
          hint: words(5, 120),
          most: z.number().int().min(1).max(4),
          answers: z.array(Answer).min(3).max(8),
        }),
      )
      .length(7),
    results: z.array(Result).min(4).max(8),
  })
  .superRefine(({ questions, results, pictures }, { addIssue }) => {
    const known = new Set(results.map((result) => result.slug))
    const shown = new Set(pictures.map(({ name }) => name))
    for (const [at, { answers }] of questions.entries())
      for (const [index, { points, picture }] of answers.entries()) {
        const path = ['questions', at, 'answers', index]
        for (const result of Object.keys(points))
          if (!known.has(result)) addIssue({ code: 'custom', message: `there is no result "${result}"`, path: [...path, 'points'] })
        if (picture !== undefined && !shown.has(picture))
          addIssue({ code: 'custom', message: `there is no picture "${picture}"`, path: [...path, 'picture'] })
      }
    for (const [index, { slug: result, picture }] of results.entries()) {
      const reachable = questions.filter(({ answers }) => answers.some(({ points }) => result in points)).length
      if (reachable < 3) addIssue({ code: 'custom', message: `only ${reachable} questions can lead to it`, path: ['results', index] })
      if (!shown.has(picture))
        addIssue({ code: 'custom', message: `there is no picture "${picture}"`, path: ['results', index, 'picture'] })
    }
  })
