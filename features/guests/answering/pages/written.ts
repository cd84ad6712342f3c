import type { PostedForm } from '#web/start/start-context.ts'

interface Written {
  /** The form with a word to the couple, where it was refused. */
  posted: PostedForm | undefined
  isSent: boolean
}

/** How a word to the couple went, as the address and what was posted say. */
export function writtenIn({ searchParams }: URL, form: PostedForm | undefined): Written {
  return { posted: form?.values['form'] === 'write' ? form : undefined, isSent: searchParams.get('written') === 'yes' }
}
