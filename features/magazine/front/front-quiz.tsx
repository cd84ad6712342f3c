import chapel from 'virtual:picture/quiz-light-chapel'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'
import type { Front } from './load-front.ts'

/** The way to the style quiz, before four rooms. */
export function FrontQuiz({ of: { quiz, weddings } }: { of: Front }) {
  if (!quiz) return null
  return (
    <section className="front-quiz" aria-labelledby="which-room">
      <div className="wrap">
        <div>
          <p className="kicker">{t('quiz.title')}</p>
          <h2 id="which-room">
            <Emphasis text={t('front.quiz_heading')} />
          </h2>
          <p className="lead">{t('front.quiz_text')}</p>
          <p>
            <Link className="button main large" to="/style-quiz">
              {t('front.quiz_begin')}
            </Link>
          </p>
        </div>
        <div className="front-rooms" aria-hidden="true">
          {weddings.slice(-3).map(({ id, picture }) => (
            <PiecePicture key={id} of={picture} sizes="(max-width: 991px) 25vw, 15vw" alt="" />
          ))}
          <Picture of={chapel} sizes="(max-width: 991px) 25vw, 15vw" alt="" />
        </div>
      </div>
    </section>
  )
}
