import type { batteryLevel, timeWords } from '../countdown.ts'

/** Says that a countdown came into the page. */
export const countdownEvent = 'posy-countdown'

/**
 * A page may have been kept since before the end, so the browser decides whether it is over. It counts with every frame
 * while the banner is in sight, and once a second for whoever wants things to keep still.
 */
export function keepCountdown(words: typeof timeWords, level: typeof batteryLevel): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)')
  let banner: HTMLElement | null = null
  let isSeen = false
  let isCounting = false

  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting === true
    goOn()
  })

  function goOn(): void {
    if (isCounting || !isSeen) return
    isCounting = true
    if (isStill.matches) setTimeout(() => requestAnimationFrame(count), 1_000)
    else requestAnimationFrame(count)
  }

  function count(): void {
    isCounting = false
    if (banner?.isConnected && show(banner)) goOn()
  }

  /** Says whether it goes on. */
  function show(banner: HTMLElement): boolean {
    const left = Number(banner.dataset['ends']) - Date.now()
    const timer = banner.querySelector('[role=timer]')
    const battery = banner.querySelector<HTMLElement>('.battery > i')
    const [text, width] = [words(left), `${level(left, Number(banner.dataset['batteryDays'])).toFixed(1)}%`]
    banner.hidden = left <= 0
    if (timer && timer.textContent !== text) timer.textContent = text
    if (battery && battery.style.width !== width) battery.style.width = width
    return left > 0
  }

  addEventListener('posy-countdown', () => {
    observer.disconnect()
    banner = document.querySelector<HTMLElement>('.countdown')
    if (banner && show(banner)) observer.observe(banner)
  })
}
