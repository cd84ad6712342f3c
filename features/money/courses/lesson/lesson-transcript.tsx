import { t } from '#web/text/text.ts'
import type { Lesson } from '../contract.ts'
import { clockOf } from '../lesson-time.ts'

interface Props {
  said: NonNullable<Lesson['film']>['transcript']
  /** Where the film is. */
  seconds: number
  goTo: (second: number) => void
}

/** Every word of the film; each paragraph leads to its place, and the one that is said is marked. */
export function LessonTranscript({ said, seconds, goTo }: Props) {
  const current = said.findLastIndex((one) => one.seconds <= seconds)
  return (
    <section className="lesson-transcript" aria-labelledby="transcript">
      <h2 id="transcript">{t('lesson.transcript')}</h2>
      <ol>
        {said.map((one, place) => (
          <li key={one.seconds} className={place === current && seconds > 0 ? 'here' : undefined}>
            <button
              type="button"
              className="num"
              aria-label={t('lesson.go_to', { time: clockOf(one.seconds) })}
              onClick={() => goTo(one.seconds)}
            >
              {clockOf(one.seconds)}
            </button>
            <p>{one.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
