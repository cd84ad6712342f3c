import coupes from 'virtual:picture/setup-vendors'
import lake from 'virtual:picture/quiz-place-lake'
import chapel from 'virtual:picture/quiz-light-chapel'
import flowers from 'virtual:picture/quiz-flowers-wild'
import meadow from 'virtual:picture/home-closing'
import morning from 'virtual:picture/setup-budget'
import plate from 'virtual:picture/quiz-table-blush'
import supper from 'virtual:picture/home-seating'
import tent from 'virtual:picture/demo-marcus-eli'
import arch from 'virtual:picture/rsvp-closed'

/** By the number of its kind. */
const pictures: Record<number, typeof arch> = {
  1: arch,
  2: supper,
  3: morning,
  4: coupes,
  9: lake,
  10: chapel,
  11: plate,
  12: flowers,
  13: tent,
  14: tent,
  5: coupes,
  6: flowers,
  7: lake,
  8: coupes,
}

/** What stands beside an event's name; it tells nothing that the words don't. */
export function pictureOfEvent({ taxonomy_event_id }: { taxonomy_event_id: number }) {
  return pictures[taxonomy_event_id] ?? meadow
}
