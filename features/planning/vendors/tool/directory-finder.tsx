import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'

/** A vendor of the directory. */
export interface Listed {
  id: number
  title: string
}

interface Props {
  chosen: Listed | undefined
  onChoose: (listed: Listed | undefined) => void
}

/** Finds vendors of the directory by their names; whoever is chosen brings along what is known of them. */
export function DirectoryFinder({ chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const { data: found } = useQuery({
    ...api.search.find.queryOptions({ input: { q, kind: 'vendor', is_typing: true, per_page: 8 } }),
    enabled: q !== '',
  })
  const finds = found?.data.flatMap(({ kind, finds }) => (kind === 'vendor' ? finds : [])) ?? []
  const find = () => setQ(typed.trim())
  if (chosen)
    return (
      <p className="directory-chosen">
        <span>{t('couple_vendors.chosen', { name: chosen.title })}</span>
        <button className="button small" type="button" onClick={() => onChoose(undefined)}>
          {t('couple_vendors.not_chosen')}
        </button>
      </p>
    )
  return (
    <section className="directory-finder" aria-label={t('couple_vendors.directory')}>
      <TextField
        id="directory-name"
        name="directory_name"
        label={t('couple_vendors.find_in_directory')}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onEnter={find}
      />
      <button className="button small" type="button" onClick={find}>
        {t('couple_vendors.find')}
      </button>
      {found && finds.length === 0 && <p role="status">{t('couple_vendors.nobody_listed')}</p>}
      {finds.length > 0 && (
        <ul>
          {finds.map((one) => (
            <li key={one.id}>
              <button className="button small" type="button" onClick={() => onChoose(one)}>
                {one.title}
              </button>{' '}
              <small>{one.about}</small>
            </li>
          ))}
        </ul>
      )}
      <a href="/vendors">{t('couple_vendors.from_directory')}</a>
    </section>
  )
}
