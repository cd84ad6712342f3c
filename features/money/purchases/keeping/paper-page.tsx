import { createFileRoute, notFound } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { site } from '#web/site.ts'
import { asUnshared } from '#web/map/as-missing.ts'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { paperFile } from './paper-file.ts'
import { paperWords, titleOf } from './paper-words.ts'
import css from './paper.css?url'

export const Route = createFileRoute('/_footerless/settings/papers/$kind/$number')({
  loader: async ({ params: { kind, number } }) => {
    const { papers } = await api.payments.list.call().catch(asUnshared)
    const paper = papers.find((one) => one.kind === kind && String(one.number) === number)
    if (!paper) throw notFound()
    // Its words are the page's own, and no other's.
    return { ...paper, name: titleOf(paper.kind) }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.name ?? t('paper.title_invoice'), css }),
  component: PaperPage,
})

/** An invoice or a credit note as it is printed. */
function PaperPage() {
  const paper = Route.useLoaderData()
  const { title, facts, sums } = paperWords(paper, site())
  return (
    <main className="paper-page" id="main">
      <h1>{title}</h1>
      <dl>
        {facts.map(([name, value]) => (
          <Line key={name} name={name} value={value} />
        ))}
      </dl>
      <dl className="paper-sums">
        {sums.map(([name, value], at) => (
          <Line key={at} name={name} value={value} />
        ))}
      </dl>
      <p className="buttons">
        <button className="button main" type="button" onClick={() => print()}>
          {t('paper.print')}
        </button>
        <a className="button" href={paperFile(paper)} download>
          {t('paper.pdf')}
        </a>
        <Link className="button ghost" to="/settings/{-$type}" params={{ type: 'membership' }}>
          {t('paper.back')}
        </Link>
      </p>
    </main>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
