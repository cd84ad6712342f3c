import { notFound, redirect } from '@tanstack/react-router'
import { refusal } from '#web/client/refusal.ts'
import { startContext } from '#web/start/start-context.ts'
import { loadPiece } from '../pieces/piece-loader.ts'
import type { Kept } from './contract.ts'
import type { Questionnaire } from './field-answers.ts'
import { stepPath } from './questionnaire-path.ts'

/** One step, or the end, with what was answered so far. Who comes to the end too early is led to what is still open. */
export async function loadStep(slug: string, step = '1') {
  const [piece, kept] = await Promise.all([loadPiece({ type: 'questionnaire', slug }), loadAnswers(slug)])
  const { steps } = piece.fields as unknown as Questionnaire
  const place = /^[1-9]\d?$/.test(step) ? Number(step) : 0
  if (step !== 'done' && !steps[place - 1]) throw notFound()
  if (step === 'done' && kept.open !== null) throw redirect({ href: stepPath(slug, kept.open) })
  return { piece, kept, place: step === 'done' ? ('done' as const) : place, posted: startContext()?.form }
}

export type LoadedStep = Awaited<ReturnType<typeof loadStep>>

/** An operator who acts as somebody else sees the questions alone. */
async function loadAnswers(slug: string): Promise<Kept> {
  const { api } = await import('#web/client/api.ts')
  try {
    return (await api.questionnaires.get.call({ slug })).data
  } catch (error) {
    const status = refusal(error)?.status
    if (status === 404) throw notFound()
    if (status === 403) return { answers: {}, done_at: null, open: 1 }
    throw error
  }
}
