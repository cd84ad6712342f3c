import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Piece } from '../../content/contract.ts'

interface Credit {
  role: string
  vendor?: string
  name?: string
  note?: string
}

/** Who made a wedding: a line for each, with a way to those who are in the directory. */
export function PieceCredits({ of: { fields, links } }: { of: Piece }) {
  const { vendors = [] } = fields as { vendors?: Credit[] }
  if (vendors.length === 0) return null
  return (
    <ul className="piece-credits" aria-label={t('pieces.credits')}>
      {vendors.map(({ role, vendor, name, note }) => {
        const card = vendor ? links[`vendor/${vendor}`] : undefined
        const called = card?.title ?? name
        return called ? (
          <li key={`${role}-${called}`}>
            <span>{roleOf(role)}</span>
            <span>
              {card ? <Link to={card.url}>{called}</Link> : called}
              {note && <small>{note}</small>}
            </span>
          </li>
        ) : null
      })}
    </ul>
  )
}

/** `hair-stylists` as Hair stylists. */
function roleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
