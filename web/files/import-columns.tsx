import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'

/** What the columns of a file are about: a line for each. */
export function ImportColumns({ children }: { children: ReactNode }) {
  return (
    <div className="import-columns" role="table" aria-label={t('file_import.columns')}>
      <div className="import-columns-head" role="row">
        <span role="columnheader">{t('file_import.column')}</span>
        <span role="columnheader">{t('file_import.samples')}</span>
        <span role="columnheader">{t('file_import.goes_to')}</span>
        <span role="columnheader">{t('file_import.will_do')}</span>
      </div>
      {children}
    </div>
  )
}
