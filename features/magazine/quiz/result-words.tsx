import { palettes } from '#art/palettes.ts'
import { t } from '#web/text/text.ts'
import type { Result } from './scoring.ts'

/** The colors of its paint, and five words. */
export function ResultWords({ result: { palette, words } }: { result: Result }) {
  const colors = colorsOf(palette)
  return (
    <section className="quiz-palette wrap" aria-label={t('quiz.palette')}>
      <ul className="quiz-colors">
        {colors.map((color) => (
          <li key={color}>
            <i aria-hidden="true" style={{ '--swatch': color }} />
            <span className="num">{color}</span>
          </li>
        ))}
      </ul>
      <p className="quiz-words">
        <span>{t('quiz.words')}</span>
        {words.map((word) => (
          <b key={word}>{word}</b>
        ))}
      </p>
    </section>
  )
}

function colorsOf(name: string): string[] {
  const palette = Object.hasOwn(palettes, name) ? palettes[name as keyof typeof palettes] : undefined
  if (!palette) return []
  const { ground, bloom, bloom2, leaf, accent, deep } = palette
  return [...new Set([ground, bloom[1], bloom2[1], leaf[1], accent, deep])]
}
