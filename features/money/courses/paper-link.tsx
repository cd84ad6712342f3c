import { Icon } from '#web/ui/icon.tsx'
import type { Paper } from './contract.ts'

/** A sheet, with what kind of file it is and how large. */
export function PaperLink({ paper: { title, kind, bytes, url } }: { paper: Pick<Paper, 'title' | 'kind' | 'bytes' | 'url'> }) {
  return (
    <a className="paper-link" href={url} download>
      <Icon name={kind === 'xlsx' || kind === 'csv' ? 'file-xls' : 'file'} />
      <b>{title}</b>
      <span className="num">
        {kind.toUpperCase()}, {Math.max(1, Math.round(bytes / 1_000))} KB
      </span>
    </a>
  )
}
