import { t } from '#web/text/text.ts'
import { hoursOf, linesOf } from './written-lines.ts'
import type { Submission } from './submission-shapes.ts'

export const leastPictures = 12

type Given = Pick<Submission, 'title' | 'excerpt' | 'metas' | 'taxonomy' | 'told'> & {
  children: readonly { alt: string; credit: string; caption: string }[]
}

/** What is still to be said before a wedding can be sent in, by the field that it stands beside. */
export function missingFields({ title, excerpt, metas, taxonomy, told, children }: Given): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  const ask = (isFine: boolean, field: string, says: string) => isFine || (found[field] ??= [says])
  const { location, spouse_1, spouse_2 } = metas
  for (const [name, spouse] of Object.entries({ spouse_1, spouse_2 })) {
    ask(spouse.firstname !== '', `metas.${name}.firstname`, t('submission.need_firstname'))
    ask(spouse.lastname !== '', `metas.${name}.lastname`, t('submission.need_lastname'))
  }
  ask(metas.wedding_date !== null, 'metas.wedding_date', t('submission.need_day'))
  ask(metas.wedding_guest_count !== null, 'metas.wedding_guest_count', t('submission.need_guests'))
  const hours = hoursOf(told.timeline)
  ask(hours.wrong === undefined, 'told.timeline', t('submission.need_hour', { line: hours.wrong ?? '' }))
  ask(hours.lines.length >= 4 && hours.lines.length <= 14, 'told.timeline', t('submission.need_hours'))
  ask(told.weather_plan.length >= 40, 'told.weather_plan', t('submission.need_sentences'))
  ask(told.access.length >= 40, 'told.access', t('submission.need_sentences'))
  ask(location.venue.length >= 3, 'metas.location.venue', t('submission.need_venue'))
  ask(location.city.length >= 2, 'metas.location.city', t('submission.need_city'))
  ask(location.state.length >= 2, 'metas.location.state', t('submission.need_state'))
  ask(location.country !== '', 'metas.location.country', t('submission.need_country'))
  const colors = taxonomy.colors.filter(({ term, what }) => term && what.length >= 3)
  ask(colors.length === 5, 'taxonomy.colors', t('submission.need_colors'))
  ask(new Set(colors.map(({ term }) => term)).size === colors.length, 'taxonomy.colors', t('submission.need_other_colors'))
  ask(taxonomy.style.length > 0, 'taxonomy.style', t('submission.need_style'))
  ask(taxonomy.setting.length > 0, 'taxonomy.setting', t('submission.need_setting'))
  ask(taxonomy.culture.length > 0, 'taxonomy.culture', t('submission.need_culture'))
  ask(taxonomy.religion.length > 0, 'taxonomy.religion', t('submission.need_religion'))
  ask(taxonomy.weddingType.length > 0, 'taxonomy.weddingType', t('submission.need_type'))
  const vendors = taxonomy.vendors.filter(({ service, name }) => service && name.length >= 2)
  ask(vendors.length >= 3, 'taxonomy.vendors', t('submission.need_vendors'))
  ask(children.length >= leastPictures, 'children', t('submission.need_pictures', { n: leastPictures }))
  const bare = children.filter(({ alt, credit }) => alt.length < 12 || credit === '').length
  ask(bare === 0, 'children', t('submission.need_words', { n: bare }))
  const alts = children.map(({ alt }) => alt).filter(Boolean)
  ask(new Set(alts).size === alts.length, 'children', t('submission.need_other_words'))
  ask(!children.some(({ caption }) => caption !== '' && caption.length < 8), 'children', t('submission.need_captions'))
  ask(title.length >= 3, 'title', t('submission.need_title'))
  ask(excerpt.length >= 30, 'excerpt', t('submission.need_excerpt'))
  ask(told.story.length >= 200, 'told.story', t('submission.need_story'))
  ask(linesOf(told.again).length >= 1 && allShort(told.again), 'told.again', t('submission.need_again'))
  ask(linesOf(told.never_again).length >= 1 && allShort(told.never_again), 'told.never_again', t('submission.need_again'))
  ask(metas.wedding_budget_range !== '', 'metas.wedding_budget_range', t('submission.need_range'))
  ask(told.costs.filter(({ title, amount }) => title.length >= 3 && amount !== null).length >= 5, 'told.costs', t('submission.need_costs'))
  return found
}

function allShort(text: string): boolean {
  const lines = linesOf(text)
  return lines.length <= 3 && lines.every((line) => line.length >= 15 && line.length <= 240)
}
