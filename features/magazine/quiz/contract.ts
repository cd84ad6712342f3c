import * as z from 'zod'
import { StyleQuiz, User } from '#features/account/sign-in/user.ts'
import { route } from '#features/route.ts'
import { text } from '#features/shapes.ts'

const Chosen = z
  .object({
    answers: z
      .record(text(60), z.array(text(60)).max(8))
      .refine((answers) => Object.keys(answers).length <= 20, 'Please answer the questions of the quiz.')
      .describe('What was chosen, by the name of the question'),
  })
  .describe('All questions of the quiz are answered at once')

export const styleQuizContract = {
  keep: route
    .route({ method: 'POST', path: '/users/me/stylequiz', summary: 'Keep what the style quiz found', tags: ['Users'] })
    .meta({ policy: 'signed_in' })
    .input(Chosen)
    .output(z.strictObject({ data: User })),
  remember: route
    .route({
      method: 'POST',
      path: '/stylequiz',
      summary: 'What answers to the style quiz make; a cookie keeps them until somebody signs in',
      tags: ['Content'],
    })
    .meta({ policy: 'anyone' })
    .input(Chosen)
    .output(z.strictObject({ data: StyleQuiz })),
}
