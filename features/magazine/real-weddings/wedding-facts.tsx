import { longMonth } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import type { Piece, Term } from '../content/contract.ts'
import { PieceColors } from '../pieces/shown/piece-palette.tsx'
import { spentOf } from './spent.ts'
import { weddingOf } from './wedding.ts'

/** The facts of a wedding, and its five colors. */
export function WeddingFacts({ of: piece }: { of: Piece }) {
  const { spouse_1, spouse_2, weekday, wedding_month, wedding_guest_count, location, cost } = weddingOf(piece)
  const facts = [
    [t('weddings.couple'), t('weddings.two', { one: nameOf(spouse_1), other: nameOf(spouse_2) })],
    [t('weddings.date'), t('weddings.day_in', { weekday, month: longMonth(wedding_month) })],
    [t('weddings.where'), t('weddings.place', { venue: location.venue, city: location.city })],
    [t('weddings.guests'), String(wedding_guest_count)],
    ...(cost ? [[t('weddings.spent'), spentOf(cost)]] : []),
  ]
  return (
    <aside className="wedding-facts">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {listed.map(([taxonomy, name]) => {
          const terms = piece.terms[taxonomy] ?? []
          return terms.length > 0 && <TermsFact key={taxonomy} name={t(name)} terms={terms} />
        })}
      </dl>
      <h2>{t('weddings.palette')}</h2>
      <PieceColors fields={piece.fields} />
    </aside>
  )
}

const listed = [
  ['styles', 'weddings.style'],
  ['settings', 'weddings.setting'],
  ['cultures', 'weddings.culture'],
  ['religions', 'weddings.religion'],
  ['communities', 'weddings.community'],
] as const

function TermsFact({ name, terms }: { name: string; terms: Term[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {terms.map(({ slug, title, url }, place) => (
          <span key={slug}>
            {place > 0 && ', '}
            {url ? <Link to={url}>{title}</Link> : title}
          </span>
        ))}
      </dd>
    </div>
  )
}

function nameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`
}
