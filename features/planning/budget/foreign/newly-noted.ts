import { showForeign } from './foreign-words.ts'

/** The amount in another currency that an act noted, where it was none or another before. */
export function newlyNoted({ before, after }: { before?: object | null; after?: object | null }): string | undefined {
  const [was, is] = [noteIn(before), noteIn(after)]
  return is === was ? undefined : is
}

function noteIn(values: object | null | undefined): string | undefined {
  const { foreign_amount, currency } = (values ?? {}) as Record<string, unknown>
  return typeof foreign_amount === 'number' && typeof currency === 'string' ? showForeign(foreign_amount, currency) : undefined
}
