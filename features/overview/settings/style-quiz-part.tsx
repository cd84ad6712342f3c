import { t } from '#web/text/text.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import type { User } from '#features/account/sign-in/user.ts'

/** What the style quiz found, and the way to it. */
export function StyleQuizPart({ quiz }: { quiz: User['wedding_details']['style_quiz'] }) {
  return (
    <section className="settings-quiz" aria-labelledby="settings-quiz">
      <h3 id="settings-quiz">{t('settings.quiz')}</h3>
      <p className="settings-lead">{quiz ? t('settings.quiz_found', { result: quiz.result }) : t('settings.quiz_open')}</p>
      <p className="buttons">
        {quiz && <ButtonLink to="/style-quiz/result">{t('settings.quiz_see')}</ButtonLink>}
        <ButtonLink to="/style-quiz">{quiz ? t('settings.quiz_again') : t('settings.quiz_take')}</ButtonLink>
      </p>
    </section>
  )
}
