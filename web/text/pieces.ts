/** The texts that stand around the magazine's pieces. */
export const pieces = {
  'pieces.illustrated': 'Illustrated example',
  'pieces.palette_of': 'Colors: {colors}',
  'pieces.wedding_line': '{one} & {other}, {city}. {guests} guests, {spent}',
  'pieces.wedding_line_unsaid': '{one} & {other}, {city}. {guests} guests',
  'pieces.words_by': 'Words by',
  'pieces.updated': 'updated {day}',
  'pieces.minutes': '{minutes} min',
  'pieces.source': 'Source {number}',
  'pieces.sources': 'Where the numbers come from',
  'pieces.read_on': 'Read on {day}.',
  'pieces.film_elsewhere': 'Watch “{title}” on {house}',
  'pieces.task': '{months} months before',
  'pieces.to_checklist': 'Open my checklist',
  'pieces.credits': 'Who made it',
  'pieces.more': 'Read on',
} as const
