import * as z from 'zod'
import type { Form } from '#server/form-post.ts'
import { invalid, notFound } from '#server/errors.ts'
import { t } from '#web/text/text.ts'
import { reportKinds, reportReasons } from './report-reasons.ts'

/** The form of `/report`, which has no script. */
export const reportForms: Form[] = [
  {
    path: '/report',
    submit: (api, { reason, words = '', email = '' }, page) =>
      api.reports.send({
        ...aboutOf(page),
        reason: reportReasons.find((one) => one === reason) ?? invalid({ reason: [t('report.why_please')] }),
        words,
        ...(email && { email }),
      }),
    to: (_fields, page, _sent, done) => {
      const { kind, id } = aboutOf(page)
      return `/report?kind=${kind}&id=${id}&until=${Sent.parse(done).data.answer_by}`
    },
  },
]

const Sent = z.object({ data: z.object({ answer_by: z.string() }) })

/** What the address says that it is about. */
function aboutOf({ searchParams }: URL) {
  const kind = reportKinds.find((one) => one === searchParams.get('kind')) ?? notFound()
  return { kind, id: Number(searchParams.get('id')) }
}
