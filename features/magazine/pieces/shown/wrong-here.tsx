import { t } from '#web/text/text.ts'

/** The way to tell an operator that a page or a picture is not as it should be; it has no script, and no robot follows it. */
export function WrongHere({ kind, id }: { kind: 'page' | 'picture'; id: number }) {
  return (
    <p className="wrong-here">
      <a href={`/report?kind=${kind}&id=${id}`} rel="nofollow">
        {t('report.link')}
      </a>
    </p>
  )
}
