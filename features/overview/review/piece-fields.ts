import { shades } from '#features/magazine/real-weddings/color-shades.ts'
import type { Drawn } from '#features/overview/editor/piece-shapes.ts'
import { hoursOf, linesOf } from '#features/trade/submissions/written-lines.ts'
import type { Child, Submission } from '#features/trade/submissions/submission-shapes.ts'
import { t } from '#web/text/text.ts'

type Sent = Pick<Submission, 'title' | 'excerpt' | 'metas' | 'taxonomy' | 'told'>

interface Given {
  day: string
  allows: { names: boolean; faces: boolean; cost: boolean }
  pictures: readonly { drawn: Drawn; child: Omit<Child, 'picture'> }[]
  slugs: ReadonlyMap<string, string>
  illustrated: boolean
}

/** What was sent in as the template of a real wedding has it, with no more than was said yes to. */
export function pieceFields(
  { title, excerpt, metas, taxonomy, told }: Sent,
  { day, allows, pictures, slugs, illustrated }: Given,
): Record<string, unknown> {
  const date = new Date(`${metas.wedding_date}T12:00:00Z`)
  const photographer = taxonomy.vendors
    .map(({ service, name }) => (service === 'photographers' ? slugs.get(name) : undefined))
    .find(Boolean)
  const credits = taxonomy.vendors.filter(({ service, name }) => service && name.length >= 2)
  const named = (spouse: Sent['metas']['spouse_1']) =>
    allows.names ? spouse : { ...spouse, firstname: initial(spouse.firstname), lastname: initial(spouse.lastname) }
  return {
    title,
    excerpt: excerpt.replaceAll(/\s+/g, ' '),
    illustrated,
    published_on: day,
    author: 'the-desk',
    spouse_1: named(metas.spouse_1),
    spouse_2: named(metas.spouse_2),
    wedding_month: metas.wedding_date?.slice(0, 7),
    weekday: date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }),
    wedding_guest_count: metas.wedding_guest_count,
    location: metas.location,
    terms: termsOf(taxonomy, date),
    ...(allows.cost && { cost: costOf(told, metas.wedding_budget_range) }),
    weather_plan: oneLine(told.weather_plan),
    access: oneLine(told.access),
    timeline: hoursOf(told.timeline).lines,
    again: linesOf(told.again),
    never_again: linesOf(told.never_again),
    palette: {
      paint: 'own',
      colors: taxonomy.colors.map(({ term, what }) => ({ title: named_(term), what, color: shades[term] ?? '#9A9C98', term })),
    },
    ...(photographer && { photographer }),
    vendors: credits.map(({ service, name, note }) => ({
      role: service,
      ...(slugs.has(name) ? { vendor: slugs.get(name) } : { name }),
      ...(note.length >= 5 && { note }),
    })),
    pictures: pictures.map(({ drawn: { motif, palette, seed, ratio }, child }, place) => {
      const credit = credits.some(({ name }) => name === child.credit) ? slugs.get(child.credit) : undefined
      return {
        name: `picture-${place + 1}`,
        motif,
        palette,
        seed,
        ratio,
        part: 'whole',
        alt: child.alt,
        ...captionOf(child, credit),
        ...(credit && { credit }),
      }
    }),
  }
}

/** Who is not in the directory is named in words. */
function captionOf({ caption, credit }: Omit<Child, 'picture'>, slug: string | undefined): { caption?: string } {
  const by = slug ? '' : t('wedding_review.picture_by', { name: credit })
  const whole = [caption, by].filter(Boolean).join(' ')
  return whole.length >= 8 ? { caption: whole.slice(0, 220) } : {}
}

function initial(name: string): string {
  return `${[...name][0] ?? '–'}.`
}

function named_(term: string): string {
  const words = term.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const taxonomies = {
  style: 'styles',
  setting: 'settings',
  season: 'seasons',
  culture: 'cultures',
  religion: 'religions',
  community: 'communities',
  weddingType: 'wedding-type',
} as const

function termsOf(taxonomy: Sent['taxonomy'], date: Date): Record<string, string[]> {
  const given = Object.entries(taxonomies).map(([name, slug]): [string, string[]] => [slug, taxonomy[name as keyof typeof taxonomies]])
  const season = ['winter', 'spring', 'summer', 'fall'][Math.floor(((date.getUTCMonth() + 1) % 12) / 3)]!
  const all: Record<string, string[]> = {
    ...Object.fromEntries(given),
    events: ['the-wedding'],
    colors: taxonomy.colors.map(({ term }) => term),
  }
  if (!all['seasons']?.length) all['seasons'] = [season]
  return Object.fromEntries(Object.entries(all).filter(([, terms]) => terms.length > 0))
}

/** The sum with its lines, or the range with each line’s share of a hundred. */
function costOf({ costs, shows_total }: Sent['told'], range: string): object {
  const lines = costs.flatMap(({ title, amount, counts_by }) =>
    title.length >= 3 && amount !== null ? [{ title, services: [], amount, counts_by }] : [],
  )
  const total = lines.reduce((all, { amount }) => all + amount, 0)
  if (shows_total) return { total, lines }
  const shares = lines.map(({ amount }) => Math.floor((amount * 100) / Math.max(total, 1)))
  const left = 100 - shares.reduce((all, share) => all + share, 0)
  return {
    wedding_budget_range: range,
    lines: lines.map(({ title, counts_by }, place) => ({
      title,
      services: [],
      share: shares[place]! + (place === 0 ? left : 0),
      counts_by,
    })),
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Somebody’s words as they are: nothing of them becomes a link, a heading or a block. */
export function storyOf(story: string): string {
  const plain = story.replaceAll(/[\\`*_[\]<>#|~!{}&+=-]/g, String.raw`\$&`).replaceAll('\r', '')
  return `${plain}\n\n{% palette /%}\n\n{% credits /%}`
}
