import { breakpoints } from '../breakpoints.ts'
import { batteryLevel, timeWords } from '../countdown.ts'
import { keepCountdown } from './countdown-script.ts'
import { openMenusByHover } from '../menus/menus-by-hover.ts'
import { closeMenusBySwipe } from '../menus/menus-by-swipe.ts'
import { keepShellFlags } from './shell-flags.ts'

/** In px; less is a finger that trembles. */
const swipe = 25

/**
 * What every page does without the app, before it and beside it. It stands in the head as text, so none of its functions
 * may use anything but what it is given here.
 */
export const plainScript = import.meta.env.SSR
  ? [
      `(${keepShellFlags})(${JSON.stringify(breakpoints)})`,
      `(${openMenusByHover})(${breakpoints.mobile})`,
      `(${closeMenusBySwipe})(${swipe})`,
      `(${keepCountdown})(${timeWords},${batteryLevel})`,
    ].join(';')
  : ''
