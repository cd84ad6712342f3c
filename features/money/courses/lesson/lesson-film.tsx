import { type Ref, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { pictureAddress } from '#web/picture-address.ts'
import type { Lesson } from '../contract.ts'
import { clockOf } from '../lesson-time.ts'

interface Props {
  lesson: Lesson
  film: NonNullable<Lesson['film']>
  player: Ref<HTMLVideoElement>
  /** Where it begins. */
  stopped: number
  seek: (second: number) => void
  onTime: (seconds: number) => void
  /** Whether there is somebody for whom the place is kept. */
  isKept: boolean
}

/** So far a film goes on before its place is kept anew, in seconds. */
const step = 10

/** The browser's own player, which keys and readers know; it begins where somebody stopped, before any script is there, and that place is kept. */
export function LessonFilm({ lesson: { id, name, piece, chapters }, film, player, stopped, seek, onTime, isKept }: Props) {
  const kept = useRef(stopped)
  const keep = async (seconds: number) => {
    const whole = Math.floor(seconds)
    if (!isKept || whole === kept.current) return
    kept.current = whole
    const { api } = await import('#web/client/api.ts')
    await api.courses.mark.call({ lesson: id, seconds: whole }, { context: { is_quiet: true } }).catch(() => {})
  }
  const { image } = piece.pictures[0] ?? {}
  return (
    <section className="lesson-film" aria-label={t('lesson.film_of', { name })}>
      <video
        ref={player}
        controls
        playsInline
        preload="metadata"
        {...(image && { poster: pictureAddress(image, image.width) })}
        onTimeUpdate={({ currentTarget: { currentTime, paused } }) => {
          onTime(Math.floor(currentTime))
          if (!paused && Math.abs(currentTime - kept.current) >= step) void keep(currentTime)
        }}
        onPause={({ currentTarget: { currentTime } }) => void keep(currentTime)}
      >
        {film.sources.map(({ src, type }) => (
          <source key={src} src={stopped > 0 ? `${src}#t=${stopped}` : src} type={type} />
        ))}
        <track kind="captions" src={film.captions} srcLang="en" label={t('lesson.captions')} default />
      </video>
      {stopped > 0 && (
        <p className="lesson-resumed">
          {t('lesson.resumed', { time: clockOf(stopped) })}{' '}
          <button type="button" className="button ghost small" onClick={() => seek(0)}>
            {t('lesson.from_start')}
          </button>
        </p>
      )}
      {chapters.length > 0 && (
        <ol className="lesson-chapters" aria-label={t('lesson.chapters')}>
          {chapters.map(({ seconds, title }) => (
            <li key={seconds}>
              <button type="button" onClick={() => seek(seconds)}>
                <span className="num">{clockOf(seconds)}</span> {title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
