import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import type { Sheets } from './file-table.ts'

/** Which sheet of a workbook is read, where it has several. */
export function ImportSheet({ sheets, onChange }: { sheets: Sheets | undefined; onChange: (sheet: number) => void }) {
  if (!sheets || sheets.names.length < 2) return null
  return (
    <div className="import-sheet">
      <SelectField
        id="import-sheet"
        name="sheet"
        label={t('file_import.sheet')}
        choices={sheets.names.map((label, nth) => ({ value: String(nth), label }))}
        value={sheets.current}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  )
}
