import { Link } from '@tanstack/react-router'
import { SetupHeader } from '#web/layouts/setup-header.tsx'
import { t } from '#web/text/text.ts'
import type { Piece } from '../content/contract.ts'
import { relatedOf } from '../pieces/related.ts'
import type { Kept } from './contract.ts'
import { answerWords, type Field, type Questionnaire } from './field-answers.ts'

/** Thanks, what comes next, and all that was answered, to be read beside somebody else's. */
export function QuestionnaireDone({ piece, kept, isSignedIn }: { piece: Piece; kept: Kept; isSignedIn: boolean }) {
  const { steps, thanks } = piece.fields as unknown as Questionnaire
  const { slug } = piece
  const related = relatedOf(piece)
  return (
    <>
      <SetupHeader
        step={steps.length}
        steps={steps.length}
        later={
          <Link className="button ghost small" to="/questionnaires">
            {t('asked.leave')}
          </Link>
        }
      />
      <main className="asked-done wrap" id="main">
        <h1>{thanks.title}</h1>
        <p className="lead">{thanks.text}</p>
        <p className="buttons">
          {!isSignedIn && (
            <Link className="button main" to="/sign-up" search={{ 'redirect-to': `/questionnaires/${slug}/done` }}>
              {t('asked.keep')}
            </Link>
          )}
          <Link className="button" to="/questionnaires/$slug/{-$step}" params={{ slug, step: '1' }}>
            {t('asked.change')}
          </Link>
        </p>
        {related.length > 0 && (
          <section>
            <h2>{t('asked.next')}</h2>
            <ul>
              {related.map(({ id, url, title, excerpt }) => (
                <li key={id}>
                  <a href={url}>{title}</a> <span>{excerpt}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{t('asked.yours')}</h2>
          {steps.map(({ title, fields }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {fields.map((field) => (
                  <Said key={field.name} field={field} kept={kept} />
                ))}
              </dl>
            </section>
          ))}
        </section>
        <form method="post">
          <input type="hidden" name="form" value="forget" />
          <button className="button ghost" type="submit">
            {t('asked.forget')}
          </button>
        </form>
      </main>
    </>
  )
}

function Said({ field, kept: { answers } }: { field: Field; kept: Kept }) {
  const words = answerWords(field, answers[field.name])
  if (words === '') return null
  return (
    <>
      <dt>{field.label}</dt>
      <dd>{words}</dd>
    </>
  )
}
