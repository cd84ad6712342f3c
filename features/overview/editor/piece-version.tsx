import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { showMoment } from '../admin/moments.ts'
import type { Edited } from './piece-shapes.ts'
import type { DiffLine } from './line-diff.ts'
import { versionQuery } from './version-query.ts'

/** What one version changed, with the way back to it. */
export function PieceVersion({ piece, version }: { piece: Edited; version: number }) {
  const navigate = useNavigate()
  const { once, isPending } = useActs()
  const { data: kept, against, lines } = useSuspenseQuery(versionQuery(piece.id, version)).data
  const back = () => navigate({ to: '/admin/content/$id', params: { id: String(piece.id) }, search: {} })
  const restore = async () => {
    const { isDone } = await once(async () => {
      const { said, slug } = kept
      await api.editor.save.call({ id: piece.id, version: piece.version, slug, said, status: piece.status })
    })
    if (!isDone) return
    toast({ kind: 'done', lines: [t('editor.restored', { n: version })] })
    await back()
  }
  return (
    <main className="admin-page" id="main">
      <Link className="admin-back" to="/admin/content/$id" params={{ id: String(piece.id) }} search={{}}>
        <Icon name="arrow-left" />
        {t('editor.back_to', { title: piece.title })}
      </Link>
      <header>
        <h1>{t('editor.version', { n: version })}</h1>
        <p className="num">
          {kept.saved_by ?? t('editor.by_file')} · {showMoment(kept.saved_at)}
        </p>
        {version !== piece.version && (
          <button className="button" type="button" disabled={isPending} onClick={() => void restore()}>
            <Icon name="clock-counter-clockwise" />
            {t('editor.put_back')}
          </button>
        )}
      </header>
      <p>{against === null ? t('editor.first_version') : t('editor.against', { n: against })}</p>
      {lines.length === 0 && <p>{t('editor.same_words')}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a list whose marks say what was added and what was taken away */}
      <ol className="diff-lines" role="list">
        {lines.map((line, place) => (
          <Line key={place} line={line} />
        ))}
      </ol>
    </main>
  )
}

const marks = { added: t('editor.added'), removed: t('editor.removed'), same: '', gap: '' }

function Line({ line: { kind, text } }: { line: DiffLine }) {
  if (kind === 'gap') return <li data-kind="gap">{text === '1' ? t('editor.gap_one') : t('editor.gap', { n: text })}</li>
  return (
    <li data-kind={kind}>
      {marks[kind] && <span className="only-heard">{marks[kind]} </span>}
      <code>{text || ' '}</code>
    </li>
  )
}
