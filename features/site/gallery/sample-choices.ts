import type { Choice } from '#web/ui/choice.ts'

export const groups: readonly Choice[] = [
  { value: 'june', label: "June's family" },
  { value: 'theo', label: "Theo's family" },
  { value: 'alvarez', label: 'José Álvarez and Zoë', hint: 'Healdsburg' },
  { value: 'soren', label: 'Søren Łuczak', hint: 'Has not moved in yet' },
  { value: 'work', label: 'People from work, the ones who were there when the printer caught fire' },
  { value: 'closed', label: 'Choir, closed', isDisabled: true },
]

export const meals: readonly Choice[] = [
  { value: 'lamb', label: 'Lamb' },
  { value: 'garden', label: 'Garden', hint: 'No meat, no fish' },
  { value: 'small', label: 'Small plate', isDisabled: true },
]

export const days: readonly Choice[] = [
  { value: 'day', label: 'We have a day', hint: 'Pick it below' },
  { value: 'month', label: 'Only the month', hint: 'Or a season' },
  { value: 'none', label: 'Not yet', hint: "We'll count in months" },
]

export const answers: readonly Choice[] = [
  { value: 'coming', label: 'Coming' },
  { value: 'cannot', label: "Can't" },
]
