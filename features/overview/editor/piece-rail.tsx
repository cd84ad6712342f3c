import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { t } from '#web/text/text.ts'
import { Reply } from '#web/ui/reply.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { showMoment } from '../admin/moments.ts'
import type { Edited } from './piece-shapes.ts'
import { Clash } from './field-clash.tsx'
import { FiledUnder } from './filed-under.tsx'
import type { Writing } from './piece-writing.ts'
import type { Previewed } from './piece-preview.ts'
import { fieldLabel, statusWords } from './piece-words.ts'

interface Props {
  piece: Edited
  writing: Writing
  preview: Previewed | undefined
  text: RefObject<HTMLTextAreaElement | null>
}

/** When it goes out, what is in the way of that, where it is filed and found, and what it was before. */
export function PieceRail({ piece, writing, preview, text }: Props) {
  const { mine, set, errorsOf } = writing
  const field = (name: string) => ({
    name,
    label: fieldLabel(name),
    value: mine[name] ?? '',
    errors: errorsOf(name),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <aside className="editor-rail" id="details" aria-label={t('editor.details')}>
      <section>
        <h2>{t('editor.goes_out')}</h2>
        <TextField {...field('published_on')} type="date" hint={t('editor.day_hint')} />
        <Clash field="published_on" writing={writing} />
        <Clash field="title" writing={writing} />
      </section>
      {preview && <BeforeItCan preview={preview} text={text} />}
      <FiledUnder writing={writing} />
      <section>
        <h2>{t('editor.found_at')}</h2>
        <TextField {...field('slug')} hint={piece.url} autoCapitalize="none" spellCheck={false} />
        <Clash field="slug" writing={writing} />
        {piece.redirects.length > 0 && <p>{t('editor.found_before', { urls: piece.redirects.join(', ') })}</p>}
      </section>
      {piece.versions.length > 0 && <History piece={piece} />}
    </aside>
  )
}

/** All that is wrong now, each leading to its field; what names a piece that nobody can see does not stop anything. */
function BeforeItCan({ preview: { errors, missing }, text }: Pick<Props, 'text'> & { preview: Previewed }) {
  const wrong = Object.entries(errors).flatMap(([field, said]) => said.map((says) => ({ field, says })))
  const goTo = (says: string) => {
    const line = Number(/^Line (\d+)/.exec(says)?.[1] ?? 1)
    const area = text.current
    if (!area) return
    const lines = area.value.split('\n')
    const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    area.focus()
    area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
  }
  return (
    <section>
      <h2>{t('editor.before_it_can')}</h2>
      <ul className="editor-checks">
        {wrong.map(({ field, says }) => (
          <li key={`${field} ${says}`} data-is="wrong">
            <a href={`#field-${field}`} onClick={() => field === 'markdown' && goTo(says)}>
              <b>{fieldLabel(field)}</b> {says}
            </a>
          </li>
        ))}
        {missing.map((name) => (
          <li key={name}>
            <Reply kind="waiting">{t('editor.names_nobody', { name })}</Reply>
          </li>
        ))}
        {wrong.length === 0 && (
          <li>
            <Reply kind="coming">{t('editor.all_well')}</Reply>
          </li>
        )}
      </ul>
    </section>
  )
}

function History({ piece: { id, versions, version: now } }: { piece: Edited }) {
  return (
    <section>
      <h2>{t('editor.history')}</h2>
      <ol className="editor-history">
        {versions.map(({ version, title, status, saved_at, saved_by }) => (
          <li key={version}>
            <Link to="/admin/content/$id" params={{ id: String(id) }} search={{ version }}>
              <b>{version === now ? t('editor.this_version', { n: version }) : t('editor.version', { n: version })}</b>
              <span>
                {title}, {statusWords[status].word}
              </span>
              <span className="num">
                {saved_by ?? t('editor.by_file')}, {showMoment(saved_at)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
