import { t } from '#web/text/text.ts'
import type { Piece } from '../content/contract.ts'
import { weddingOf } from './wedding.ts'

/** What would help somebody else: the hours, the weather plan, who could get in, and what they would do again or never. */
export function WeddingNotes({ of: piece }: { of: Piece }) {
  const { timeline, weather_plan, access, again, never_again } = weddingOf(piece)
  return (
    <>
      <section className="wedding-part" aria-labelledby="hours">
        <h2 id="hours">{t('weddings.timeline')}</h2>
        <ol className="wedding-hours">
          {timeline.map(({ at, what }) => (
            <li key={`${at} ${what}`}>
              <b className="num">{at}</b> <span>{what}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className="wedding-part" aria-labelledby="weather">
        <h2 id="weather">{t('weddings.weather')}</h2>
        <p>{weather_plan}</p>
      </section>
      <section className="wedding-part" aria-labelledby="access">
        <h2 id="access">{t('weddings.access')}</h2>
        <p>{access}</p>
      </section>
      <section className="wedding-part" aria-labelledby="again">
        <h2 id="again">{t('weddings.again')}</h2>
        <Words of={again} />
      </section>
      <section className="wedding-part" aria-labelledby="never-again">
        <h2 id="never-again">{t('weddings.never_again')}</h2>
        <Words of={never_again} />
      </section>
    </>
  )
}

function Words({ of }: { of: string[] }) {
  return (
    <ul className="wedding-words">
      {of.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}
