interface About {
  about: string
  day: string | null
  couple: string
}

/** What tells it from others of its name, in a few words. */
export function aboutOf({ about, day, couple }: About): string {
  return [about, day && dayWords(day), couple].filter(Boolean).join(', ')
}

/** What each kind is called, one of it and many. */
export const kindWords = {
  guest: { one: 'found.guest', many: 'found.guests' },
  task: { one: 'found.task', many: 'found.tasks' },
  event: { one: 'found.event', many: 'found.events' },
  helper: { one: 'found.helper', many: 'found.helpers' },
  term: { one: 'found.term', many: 'found.terms' },
  'real-wedding': { one: 'found.wedding', many: 'found.weddings' },
  vendor: { one: 'found.vendor', many: 'found.vendors' },
  article: { one: 'found.article', many: 'found.articles' },
  course: { one: 'found.course', many: 'found.courses' },
  lesson: { one: 'found.lesson', many: 'found.lessons' },
  perk: { one: 'found.perk', many: 'found.perks' },
  guide: { one: 'found.guide', many: 'found.guides' },
  'vendor-list': { one: 'found.vendor_list', many: 'found.vendor_lists' },
  album: { one: 'found.album', many: 'found.albums' },
  video: { one: 'found.video', many: 'found.videos' },
  podcast: { one: 'found.episode', many: 'found.episodes' },
  product: { one: 'found.product', many: 'found.products' },
  brand: { one: 'found.brand', many: 'found.brands' },
  author: { one: 'found.author', many: 'found.authors' },
  questionnaire: { one: 'found.questionnaire', many: 'found.questionnaires' },
  quiz: { one: 'found.quiz', many: 'found.quizzes' },
  page: { one: 'found.page', many: 'found.pages' },
  form: { one: 'found.form', many: 'found.forms' },
} as const

function dayWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
