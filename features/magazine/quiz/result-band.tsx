import type { Visitor } from '#web/visitor.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { ShownPicture } from '../content/contract.ts'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import { type Answers, quizAddress } from './answers.ts'
import type { Scored } from './scoring.ts'

interface Props {
  result: Scored
  pictures: readonly ShownPicture[]
  answers: Answers
  visitor: Visitor
  /** It stands in their account. */
  isOwn: boolean
  refused: string | undefined
}

/** What they are, in words and pictures, and how to keep it. */
export function ResultBand({ result: { name, first, second }, pictures, answers, visitor, isOwn, refused }: Props) {
  const [before, last] = second ? [second.result.adjective, first.result.title] : ['', name]
  return (
    <section className="quiz-band">
      <div className="wrap">
        <div>
          <p className="kicker">{whoIs(visitor)}</p>
          <h1>
            {before} <em>{last}</em>
          </h1>
          <p className="lead">{first.result.text}</p>
          {second && (
            <p className="quiz-second">
              {t('quiz.with', { style: second.result.title, words: second.result.words.slice(0, 3).join(', ') })}
            </p>
          )}
          {refused && <p role="alert">{refused}</p>}
          <div className="buttons">
            <Keeping visitor={visitor} isOwn={isOwn} answers={answers} />
            <Link className="button large" to="/style-quiz/$step" params={{ step: '1' }}>
              {t('quiz.again')}
            </Link>
          </div>
        </div>
        <div className="quiz-cuts">
          {pictures.slice(0, 3).map((picture, place) => (
            <PiecePicture key={picture.id} of={picture} sizes="(max-width: 767px) 60vw, 400px" alt={picture.alt} isEager={place === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Who has an account keeps it there by a button; who has none takes it along to one. */
function Keeping({ visitor, isOwn, answers }: Pick<Props, 'visitor' | 'isOwn' | 'answers'>) {
  if (isOwn) return <p className="quiz-kept">{t('quiz.kept')}</p>
  const address = quizAddress('result', answers)
  if (visitor) {
    return (
      <form method="post" action={address}>
        <input type="hidden" name="form" value="keep" />
        <button className="button main large" type="submit">
          {visitor.wedding_details.style_quiz ? t('quiz.replace') : t('quiz.keep')}
        </button>
      </form>
    )
  }
  return (
    <>
      <Link className="button main large" to="/sign-up" search={{ 'redirect-to': address }}>
        {t('quiz.sign_up')}
      </Link>
      <Link className="button large" to="/sign-in" search={{ 'redirect-to': address }}>
        {t('quiz.sign_in')}
      </Link>
    </>
  )
}

function whoIs(visitor: Visitor): string {
  if (!visitor) return t('quiz.you_two')
  const { other_firstname } = visitor.wedding_details
  return other_firstname
    ? t('quiz.named', { one: visitor.firstname, other: other_firstname })
    : t('quiz.named_one', { one: visitor.firstname })
}
