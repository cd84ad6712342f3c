/** The types of which pieces ship, by the names of their folders in content/. */
export const typeNames = [
  'album',
  'article',
  'author',
  'brand',
  'course',
  'form',
  'guide',
  'lesson',
  'page',
  'perk',
  'podcast',
  'product',
  'questionnaire',
  'quiz',
  'real-wedding',
  'vendor',
  'vendor-list',
  'video',
] as const

export type TypeName = (typeof typeNames)[number]
