import { t } from '#web/text/text.ts'
import type { ItemFields } from './contract.ts'
import { firstMinute, lastMinute, minuteAt } from './day-time.ts'

interface Times {
  start_time: string | null
  end_time: string | null
  isMain: boolean
}

type Example = Pick<ItemFields, 'starts' | 'minutes' | 'title' | 'moves'>
type Line = readonly [at: number, minutes: number, title: string, moves?: Example['moves']]

/** Minutes from the beginning; before it they are negative. */
const wedding: readonly Line[] = [
  [-420, 120, t('run_example.hair')],
  [-240, 45, t('run_example.lunch'), 'if_needed'],
  [-195, 30, t('run_example.flowers'), 'if_needed'],
  [-150, 15, t('run_example.photographer'), 'if_needed'],
  [-130, 40, t('run_example.dressed')],
  [-75, 40, t('run_example.first_look')],
  [-30, 30, t('run_example.guests_arrive'), 'if_needed'],
  [0, 30, t('run_example.ceremony'), 'never'],
  [30, 75, t('run_example.drinks')],
  [105, 15, t('run_example.sit')],
  [120, 75, t('run_example.supper')],
  [195, 30, t('run_example.speeches')],
  [225, 15, t('run_example.cake')],
  [245, 10, t('run_example.dance')],
  [255, 120, t('run_example.dancing'), 'if_needed'],
]

const other: readonly Line[] = [
  [-120, 60, t('run_example.setting_up')],
  [-60, 30, t('run_example.food_arrives')],
  [-15, 15, t('run_example.guests_arrive'), 'if_needed'],
  [0, 15, t('run_example.welcome'), 'never'],
  [30, 90, t('run_example.eat')],
]

/** A day to begin with, around the times of the event; four in the afternoon where none is said. */
export function exampleDay({ start_time, end_time, isMain }: Times): Example[] {
  const begin = minuteAt(start_time ?? (isMain ? '16:00' : '18:00'))
  const lines = isMain ? wedding : other
  const last = begin + (isMain ? 420 : 180)
  const said = end_time === null ? last : minuteAt(end_time)
  const end = Math.min(said > begin ? said : last, lastMinute)
  const day = lines.map(([at, minutes, title, moves = 'along']) => ({ starts: begin + at, minutes, title, moves }))
  return [
    ...day.filter(({ starts, minutes }) => starts >= firstMinute && starts + minutes <= end),
    { starts: end, minutes: 0, title: t('run_example.end'), moves: 'never' },
  ]
}
