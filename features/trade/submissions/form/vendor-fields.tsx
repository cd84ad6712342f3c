import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { FieldNotes } from '#web/ui/field-notes.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Submission } from '../submission-shapes.ts'
import { pathOf, rowCounts } from './step-draft.ts'
import type { StepEditing } from './step-editing.ts'
import { VendorInvites } from './vendor-invites.tsx'
import { termsQuery } from './submission-query.ts'

const first = 5

/** Who made it, each by what they did; whoever is in the directory is found there from then on. */
export function VendorFields({ editing, submission }: { editing: StepEditing; submission: Submission }) {
  const { data: terms } = useSuspenseQuery(termsQuery()).data
  const services = terms.find(({ slug }) => slug === 'services')?.terms.map(({ slug, title }) => ({ value: slug, label: title })) ?? []
  const [more, setMore] = useState(0)
  const filled = Array.from({ length: rowCounts.vendors }, (_, row) => row).filter(
    (row) => editing.mine[pathOf('taxonomy.vendors', row, 'name')],
  ).length
  const shown = Math.min(rowCounts.vendors, Math.max(first, filled + 1) + more)
  const notes = editing.notesOf('taxonomy.vendors')
  return (
    <>
      <fieldset className="submission-rows" data-invalid={notes.length > 0 || undefined}>
        <legend>{t('submission.who_made')}</legend>
        <FieldNotes id="vendors" hint={t('submission.vendors_hint')} errors={notes} />
        {Array.from({ length: shown }, (_, row) => (
          <Row key={row} row={row} editing={editing} services={services} known={submission.known_vendors} />
        ))}
        {shown < rowCounts.vendors && (
          <button className="button small" type="button" onClick={() => setMore(more + 1)}>
            <Icon name="plus" /> {t('submission.add_vendor')}
          </button>
        )}
      </fieldset>
      <VendorInvites submission={submission} />
    </>
  )
}

interface RowProps {
  row: number
  editing: StepEditing
  services: { value: string; label: string }[]
  known: readonly string[]
}

function Row({ row, editing: { field, mine }, services, known }: RowProps) {
  const path = `taxonomy.vendors.${row}`
  const name = mine[pathOf(path, 'name')] ?? ''
  const asked = useDeferredValue(name.trim())
  const { data: found } = useQuery({
    ...api.content.list.queryOptions({ input: { type: 'vendor', q: asked, per_page: 8 } }),
    enabled: asked.length >= 2 && !known.includes(asked),
  })
  return (
    <div className="submission-row" role="group" aria-label={t('submission.vendor_nth', { n: row + 1 })}>
      <SelectField
        label={t('submission.service')}
        placeholder={t('submission.choose')}
        {...field(pathOf(path, 'service'))}
        choices={services}
      />
      <div>
        <TextField label={t('submission.name')} {...field(pathOf(path, 'name'))} maxLength={60} autoComplete="off" list={`known-${row}`} />
        <datalist id={`known-${row}`}>
          {found?.data.map(({ id, title }) => (
            <option key={id} value={title} />
          ))}
        </datalist>
        {name !== '' && known.includes(name) && (
          <p className="submission-here">
            <Icon name="check" /> {t('submission.here')}
          </p>
        )}
      </div>
      <TextField label={t('submission.note')} need="optional" {...field(pathOf(path, 'note'))} maxLength={120} autoComplete="off" />
    </div>
  )
}
