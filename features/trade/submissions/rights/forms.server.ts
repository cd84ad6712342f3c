import type { Form } from '#server/form-post.ts'

const path = '/submission-rights/$token'

/** Saying yes or no by a letter’s link, with or without script. */
export const submissionRightForms: Form[] = [
  {
    path,
    name: 'sign',
    submit: ({ submission_rights }, { name = '', names, faces, cost }, page) =>
      submission_rights.sign({ token: tokenOf(page), name, names: names === 'on', faces: faces === 'on', cost: cost === 'on' }),
  },
  { path, name: 'withdraw', submit: ({ submission_rights }, _fields, page) => submission_rights.withdraw({ token: tokenOf(page) }) },
]

function tokenOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
