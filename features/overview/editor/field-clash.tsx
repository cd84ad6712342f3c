import { t } from '#web/text/text.ts'
import type { Writing } from './piece-writing.ts'
import { fieldLabel } from './piece-words.ts'

/** What another operator saved in a field that is written here too: nobody's words go before somebody chose. */
export function Clash({ field, writing: { clashes, base, settle } }: { field: string; writing: Writing }) {
  if (!clashes.includes(field)) return null
  return (
    <div className="editor-clash" role="group" aria-label={t('editor.clash_of', { field: fieldLabel(field) })}>
      <p>{t('editor.clash')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled by keyboard too */}
      <pre tabIndex={0}>{base[field]}</pre>
      <p className="buttons">
        <button className="button small" type="button" onClick={() => settle(field, 'mine')}>
          {t('editor.keep_mine')}
        </button>
        <button className="button small" type="button" onClick={() => settle(field, 'theirs')}>
          {t('editor.take_theirs')}
        </button>
      </p>
    </div>
  )
}
