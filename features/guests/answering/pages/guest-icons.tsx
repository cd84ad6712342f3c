import calendar from '@phosphor-icons/core/assets/regular/calendar-plus.svg?raw'
import letter from '@phosphor-icons/core/assets/regular/envelope-simple.svg?raw'
import pin from '@phosphor-icons/core/assets/regular/map-pin.svg?raw'
import telephone from '@phosphor-icons/core/assets/regular/phone.svg?raw'

/** The few drawings of the guests' pages stand in the page itself: no second file, and they show where it is framed. */
const drawn = { calendar, letter, pin, telephone }

export function GuestIcon({ name }: { name: keyof typeof drawn }) {
  const [, path] = /<path d="([^"]+)"/.exec(drawn[name]) ?? []
  return (
    <svg viewBox="0 0 256 256" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
