import type { Submission } from './submission-shapes.ts'

const spouse = { firstname: '', lastname: '', type: 'spouse' } as const

/** A wedding of which nothing was said yet. */
export const blank: Pick<Submission, 'metas' | 'taxonomy' | 'told'> = {
  metas: {
    wedding_date: null,
    wedding_guest_count: null,
    wedding_budget_range: '',
    wedding_submitter_email: '',
    wedding_submitter_type: 'couple',
    location: { venue: '', city: '', state: '', country: 'US' },
    spouse_1: spouse,
    spouse_2: spouse,
    video_url: '',
    source_url: '',
  },
  taxonomy: { colors: [], religion: [], culture: [], season: [], setting: [], style: [], community: [], weddingType: [], vendors: [] },
  told: { story: '', weather_plan: '', access: '', timeline: '', again: '', never_again: '', costs: [], shows_total: true },
}
