import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { FieldNotes } from '#web/ui/field-notes.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Clash } from './field-clash.tsx'
import type { Writing } from './piece-writing.ts'

type Terms = Record<string, string[]>

/** The terms of a piece, of every taxonomy that there is. */
export function FiledUnder({ writing }: { writing: Writing }) {
  const { mine, set, errorsOf } = writing
  const { data: groups = [] } = useQuery({ ...api.content.tags.queryOptions({ input: {} }), select: ({ data }) => data })
  const [chosen, setChosen] = useState('')
  const terms = termsIn(mine['terms'])
  const titleOf = (taxonomy: string, term: string) =>
    groups.find(({ slug }) => slug === taxonomy)?.terms.find(({ slug }) => slug === term)?.title ?? term
  const change = (next: Terms) =>
    set({ terms: JSON.stringify(Object.fromEntries(Object.entries(next).filter(([, own]) => own.length > 0))) })
  const add = () => {
    const [taxonomy = '', term = ''] = chosen.split('/')
    if (term && !terms[taxonomy]?.includes(term)) change({ ...terms, [taxonomy]: [...(terms[taxonomy] ?? []), term] })
    setChosen('')
  }
  return (
    <section>
      <h2 id="filed-title">{t('editor.filed')}</h2>
      <ul className="chips" aria-labelledby="filed-title">
        {Object.entries(terms).flatMap(([taxonomy, own]) =>
          own.map((term) => (
            <li key={`${taxonomy}/${term}`}>
              <button
                className="chip"
                type="button"
                aria-label={t('editor.unfile', { term: titleOf(taxonomy, term) })}
                onClick={() => change({ ...terms, [taxonomy]: own.filter((one) => one !== term) })}
              >
                {titleOf(taxonomy, term)} <Icon name="x" />
              </button>
            </li>
          )),
        )}
      </ul>
      <div className="editor-file">
        <span className="choice">
          <select
            id="field-terms"
            className="field-input"
            aria-label={t('editor.file_under')}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">{t('select.choose')}</option>
            {groups.map((group) => (
              <optgroup key={group.slug} label={group.title}>
                {group.terms.map((term) => (
                  <option key={term.slug} value={`${group.slug}/${term.slug}`}>
                    {term.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </span>
        <button className="button" type="button" onClick={add}>
          {t('editor.add')}
        </button>
      </div>
      <FieldNotes id="field-terms" hint={undefined} errors={errorsOf('terms')} />
      <Clash field="terms" writing={writing} />
    </section>
  )
}

function termsIn(text = ''): Terms {
  try {
    return JSON.parse(text || '{}') as Terms
  } catch {
    return {}
  }
}
