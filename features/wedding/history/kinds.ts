import { kindIn, kinds } from '#features/kinds.ts'

/** What a list of acts may be narrowed to. */
export type Kind = 'answers' | (typeof kinds)[keyof typeof kinds]

export const allKinds = ['answers', 'guests', 'events', 'checklist', 'helpers', 'wedding'] as const satisfies Kind[]

/** An answer is more than a change of a guest. */
export function kindOf(what: string): Kind {
  return what === 'guest.reply' ? 'answers' : kinds[kindIn(what)]
}
