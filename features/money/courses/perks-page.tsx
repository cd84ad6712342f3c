import { createFileRoute } from '@tanstack/react-router'
import { IllustratedMark } from '#features/magazine/pieces/shown/illustrated-mark.tsx'
import { PieceText } from '#features/magazine/pieces/shown/piece-text.tsx'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import type { Perk } from './contract.ts'
import { courseHead } from './course-head.ts'
import { MemberFrame } from './member-frame.tsx'

export const Route = createFileRoute('/_default/courses/perks')({
  loader: async () => {
    const { api } = await import('#web/client/api.ts')
    return (await api.courses.perks.call()).data
  },
  head: () => courseHead({ title: t('perks.title'), description: t('perks.lead'), url: '/courses/perks', isHidden: true }),
  component: PerksPage,
})

/** What members get besides. */
function PerksPage() {
  const perks = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  return (
    <MemberFrame
      at="perks"
      visitor={visitor}
      heading={t('perks.heading')}
      lead={t('perks.lead')}
      nothing={perks.length === 0 && t('perks.nothing')}
    >
      <ul className="perks">
        {perks.map((perk) => (
          <li key={perk.id} id={perk.slug}>
            <PerkCard perk={perk} />
          </li>
        ))}
      </ul>
    </MemberFrame>
  )
}

function PerkCard({ perk: { name, from, excerpt, code, ends_on, piece, ...perk } }: { perk: Perk }) {
  return (
    <article>
      <h2>{name}</h2>
      <p className="kicker">{from}</p>
      <IllustratedMark of={perk} />
      <p>{excerpt}</p>
      {code && (
        <p className="perk-code">
          {t('perks.code')} <b className="num">{code}</b>
        </p>
      )}
      <PieceText of={piece} />
      {ends_on && <p className="num">{t('perks.until', { day: longDay(ends_on) ?? ends_on })}</p>}
    </article>
  )
}
