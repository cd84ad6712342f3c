import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { t } from '#web/text/text.ts'
import type { VendorFile } from './contract.ts'
import { filesQuery } from './files-query.ts'
import { VendorFileCard } from './vendor-file-card.tsx'

/** What is kept of a vendor: the newest version of each, with those before it to unfold. Who may see none sees no place for them. */
export function VendorFiles({ id, name, today }: { id: number; name: string; today: string }) {
  const { data } = useQuery(filesQuery(id))
  const [isAdding, setAdding] = useState(false)
  if (!data) return null
  const newest = data.data.filter(({ is_newest }) => is_newest)
  return (
    <section className="vendor-diary" aria-labelledby="vendor-files">
      <h3 id="vendor-files">{t('vendor_file.title')}</h3>
      <p className="hint">{newest.length === 0 ? t('vendor_file.none') : t('vendor_file.private')}</p>
      {newest.length > 0 && (
        <ul className="kept-files">
          {newest.map((file) => (
            <li key={file.id}>
              <VendorFileCard file={file} vendor_id={id} today={today} />
              <Earlier of={file} files={data.data} vendor_id={id} today={today} />
            </li>
          ))}
        </ul>
      )}
      <button className="button small" type="button" onClick={() => setAdding(true)}>
        {t('vendor_file.add')}
      </button>
      {isAdding && (
        <Suspense>
          <NewFile vendor={{ id, name }} newest={newest} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  )
}

const NewFile = lazy(async () => ({ default: (await import('./new-file.tsx')).NewFile }))

interface EarlierProps {
  of: VendorFile
  files: readonly VendorFile[]
  vendor_id: number
  today: string
}

function Earlier({ of: { id, first_id }, files, vendor_id, today }: EarlierProps) {
  const first = first_id ?? id
  const earlier = files.filter((one) => one.id !== id && (one.first_id ?? one.id) === first)
  if (earlier.length === 0) return null
  return (
    <details>
      <summary>{t('vendor_file.earlier', { n: earlier.length })}</summary>
      {earlier.map((one) => (
        <VendorFileCard key={one.id} file={one} vendor_id={vendor_id} today={today} />
      ))}
    </details>
  )
}
