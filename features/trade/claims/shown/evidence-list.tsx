import { t } from '#web/text/text.ts'
import { fileSize } from '#web/ui/file-size.ts'
import type { Evidence } from '../evidence.ts'

/** What somebody brought to show that a business is theirs, each to open in a tab of its own. */
export function EvidenceList({ files }: { files: readonly Evidence[] }) {
  if (files.length === 0) return null
  return (
    <ul className="evidence-list" aria-label={t('claims.evidence')}>
      {files.map(({ id, name, bytes, url }) => (
        <li key={id}>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {t('private_file.open', { name })}
            </a>
          ) : (
            <span>
              <b>{name}</b> {t('sent_file.missing')}
            </span>
          )}
          <small className="num">{fileSize(bytes)}</small>
        </li>
      ))}
    </ul>
  )
}
