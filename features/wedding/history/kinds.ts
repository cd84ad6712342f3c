import { kindIn, kinds, kindWords } from '#features/kinds.ts'

/** What a list of acts may be narrowed to. */
export type Kind = keyof typeof kindWords

export const allKinds = Object.keys(kindWords) as Kind[]

/** An answer is more than a change of a guest. */
export function kindOf(what: string): Kind {
  return what === 'guest.reply' ? 'answers' : kinds[kindIn(what)]
}
