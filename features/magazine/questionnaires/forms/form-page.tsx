import { createFileRoute } from '@tanstack/react-router'
import { useRef } from 'react'
import { oneOf, searchOf } from '#web/menus/search.ts'
import { postedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { ErrorSummary } from '#web/ui/plain/error-summary.tsx'
import { Link } from '#web/ui/link.tsx'
import { pieceHead } from '../../pieces/piece-head.ts'
import { loadPiece } from '../../pieces/piece-loader.ts'
import { PieceText } from '../../pieces/shown/piece-text.tsx'
import { PieceTitle } from '../../pieces/shown/piece-title.tsx'
import { AskedField } from '../asked-field.tsx'
import { type Form, postedAnswers } from '../field-answers.ts'
import css from '../questionnaires.css?url'
import { useKeptWords } from './kept-words.ts'

const formSearch = searchOf({ sent: oneOf('1') })

export const Route = createFileRoute('/_default/forms/$slug')({
  validateSearch: formSearch,
  loader: async ({ params: { slug } }) => ({ piece: await loadPiece({ type: 'form', slug }), posted: postedForm('send') }),
  head: ({ loaderData }) => (loaderData ? pieceHead(loaderData.piece, { css }) : {}),
  component: FormPage,
})

/** A form, posted to its own page with script and without, and thanks for it. */
function FormPage() {
  const { piece } = Route.useLoaderData()
  const { sent } = Route.useSearch()
  const { thanks } = piece.fields as unknown as Form
  return (
    <main className="form-page wrap" id="main">
      {sent ? (
        <>
          <h1>{thanks.title}</h1>
          <p className="lead">{thanks.text}</p>
          <p>
            <Link className="button" to="/">
              {t('form.home')}
            </Link>
          </p>
        </>
      ) : (
        <>
          <h1>
            <PieceTitle of={piece} />
          </h1>
          <p className="lead">{piece.excerpt}</p>
          <PieceText of={piece} />
        </>
      )}
      {!sent && <Fields />}
    </main>
  )
}

function Fields() {
  const { piece, posted } = Route.useLoaderData()
  const { fields } = piece.fields as unknown as Form
  const form = useRef<HTMLFormElement>(null)
  const words = useKeptWords(form, piece.slug, posted !== undefined)
  const answers = posted ? postedAnswers(fields, posted.values) : {}
  return (
    <form ref={form} method="post" onInput={words.keep} onSubmit={words.forget}>
      <input type="hidden" name="form" value="send" />
      {posted && <ErrorSummary errors={posted.errors} message={Object.keys(posted.errors).length > 0 ? undefined : posted.message} />}
      {fields.map((field) => (
        <AskedField key={field.name} field={field} answer={answers[field.name]} errors={posted?.errors[field.name]} />
      ))}
      <p className="form-unseen" aria-hidden="true">
        <label>
          {t('form.unseen')} <input name="website_url" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p>
        <button className="button main large" type="submit">
          {t('form.send')}
        </button>
      </p>
    </form>
  )
}
