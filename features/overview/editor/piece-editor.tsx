import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { IllustratedMark } from '#features/magazine/pieces/shown/illustrated-mark.tsx'
import { PieceByline } from '#features/magazine/pieces/shown/piece-byline.tsx'
import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { PieceSources } from '#features/magazine/pieces/shown/piece-sources.tsx'
import { PieceText } from '#features/magazine/pieces/shown/piece-text.tsx'
import { PieceTitle } from '#features/magazine/pieces/shown/piece-title.tsx'
import { t } from '#web/text/text.ts'
import { showDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Reply } from '#web/ui/reply.tsx'
import type { Edited } from './piece-shapes.ts'
import { type Previewed, usePreview } from './piece-preview.ts'
import { PieceRail } from './piece-rail.tsx'
import { statusWords, typeWords } from './piece-words.ts'
import { today, usePieceWriting, type Writing } from './piece-writing.ts'
import { PieceFields } from './piece-fields.tsx'
import { PiecePictures } from './piece-pictures.tsx'
import { WrittenText } from './written-text.tsx'

/** A piece as it is written, beside how it will stand, and all that is to be said of it. */
export function PieceEditor({ piece }: { piece: Edited }) {
  const writing = usePieceWriting(piece)
  const preview = usePreview(piece, writing.mine)
  const text = useRef<HTMLTextAreaElement>(null)
  const insert = (words: string) => {
    const area = text.current
    if (!area) return
    area.focus()
    area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end')
    writing.set({ markdown: area.value })
  }
  return (
    <main className="admin-page editor-page" id="main">
      <Head piece={piece} writing={writing} />
      <nav className="editor-parts" aria-label={t('editor.parts')}>
        <a href="#write">{t('editor.write')}</a>
        <a href="#preview">{t('editor.preview')}</a>
        <a href="#details">{t('editor.details')}</a>
      </nav>
      <div className="editor-columns">
        <section id="write" aria-labelledby="write-title">
          <h2 className="only-heard" id="write-title">
            {t('editor.write')}
          </h2>
          <WrittenText area={text} writing={writing} pictures={preview?.piece.pictures ?? []} insert={insert} />
          <PiecePictures writing={writing} shown={preview?.piece.pictures ?? []} insert={insert} />
          <PieceFields fields={piece.fields} writing={writing} />
        </section>
        <section className="editor-preview" id="preview" aria-labelledby="preview-title">
          <h2 id="preview-title">
            <Icon name="eye" />
            {t('editor.as_it_stands')}
          </h2>
          {preview && <Preview shown={preview} />}
        </section>
        <PieceRail piece={piece} writing={writing} preview={preview} text={text} />
      </div>
    </main>
  )
}

function Head({ piece, writing: { mine, set, errorsOf, save, isPending, isChanged, isKept } }: { piece: Edited; writing: Writing }) {
  const { status } = piece
  const { kind, word } = statusWords[status]
  const day = mine['published_on'] ?? ''
  const isOut = status === 'published' || status === 'scheduled'
  const errors = errorsOf('title')
  return (
    <header className="editor-head">
      <Link className="admin-back" to="/admin/content" aria-label={t('editor.back')}>
        <Icon name="arrow-left" />
      </Link>
      <h1 className="only-heard">{piece.title || t('editor.new')}</h1>
      <input
        id="field-title"
        className="editor-title"
        aria-label={t('editor.title')}
        aria-invalid={errors.length > 0 || undefined}
        placeholder={t('editor.title')}
        value={mine['title'] ?? ''}
        onChange={(event) => set({ title: event.target.value })}
      />
      <p className="editor-state">
        <span>{typeWords[piece.type]}</span>
        <Reply kind={kind}>{status === 'scheduled' ? t('editor.scheduled_for', { day: showDay(day) }) : word}</Reply>
        <span role="status">{isChanged && isKept !== undefined ? (isKept ? t('editor.kept') : t('editor.not_kept')) : ''}</span>
      </p>
      <p className="buttons">
        {isOut && (
          <button
            className="button"
            type="button"
            disabled={isPending}
            onClick={() => void save(status === 'published' ? 'withdrawn' : 'draft')}
          >
            {status === 'published' ? t('editor.withdraw') : t('editor.unschedule')}
          </button>
        )}
        {status !== 'published' && (
          <button className="button" type="button" disabled={isPending} onClick={() => void save('published', status === 'scheduled')}>
            {status === 'scheduled' ? t('editor.publish_now') : day > today() ? t('editor.schedule') : t('editor.publish')}
          </button>
        )}
        <button className="button main" type="button" disabled={isPending} onClick={() => void save(status)}>
          {t('editor.save')}
        </button>
      </p>
    </header>
  )
}

/** The head of a piece and its text; what else its own page shows around them is the same for all of its type. */
function Preview({ shown: { piece } }: { shown: Previewed }) {
  const [lead] = piece.pictures
  return (
    <article className="editor-piece">
      <IllustratedMark of={piece} />
      <p className="editor-piece-title">
        <PieceTitle of={piece} />
      </p>
      <p className="lead">{piece.excerpt}</p>
      {piece.author && <PieceByline of={piece} />}
      {lead && <PiecePicture of={lead} sizes="(max-width: 991px) 100vw, 420px" />}
      <PieceText of={piece} />
      {Array.isArray(piece.fields['sources']) && <PieceSources of={piece} />}
    </article>
  )
}
