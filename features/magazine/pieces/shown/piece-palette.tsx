import { t } from '#web/text/text.ts'

export interface PaletteColor {
  title: string
  what: string
  color: string
  term: string
}

/** The colours of a piece that has them. */
export function colorsOf(fields: Record<string, unknown>): PaletteColor[] {
  const { palette } = fields as { palette?: { colors: PaletteColor[] } }
  return palette?.colors ?? []
}

/** The printer's colour bar: a wedding's own five colours, at the foot of its picture. */
export function ColorBar({ fields }: { fields: Record<string, unknown> }) {
  const colors = colorsOf(fields)
  if (colors.length === 0) return null
  const label = t('pieces.palette_of', { colors: colors.map(({ title }) => title).join(', ') })
  return (
    <span className="color-bar" role="img" aria-label={label}>
      {colors.map(({ title, color }) => (
        <i key={title} style={{ '--swatch': color }} />
      ))}
    </span>
  )
}

/** Each colour with its name and what was of it. */
export function PieceColors({ fields }: { fields: Record<string, unknown> }) {
  return (
    <ul className="piece-colors">
      {colorsOf(fields).map(({ title, what, color }) => (
        <li key={title}>
          <i aria-hidden="true" style={{ '--swatch': color }} />
          <span>
            <b>{title}</b>
            <small>{what}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

declare module 'react' {
  interface CSSProperties {
    '--swatch'?: string | undefined
  }
}
