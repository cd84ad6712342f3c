import { html } from 'hono/html'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { clockAt } from '../day-time.ts'
import type { Shared, SharedItem } from './contract.ts'
import { momentAt } from './moment-at.ts'

/** One’s part of a day as one file that asks for nothing: no script, no address, no picture. */
export function keptDay({ event, couple, name, part, items }: Shared, now: Date): string {
  const own = items.filter(({ is_own }) => is_own)
  const rest = items.filter(({ is_own }) => !is_own)
  const day = event.date === null ? '' : (longDay(event.date) ?? '')
  const whole = html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${name}, ${event.name}</title><style>${style}</style></head><body><main>
<p>${[name, part].filter(Boolean).join(', ')}</p><h1>${couple.join(' & ') || event.name}</h1>
<p>${[day, event.place].filter(Boolean).join(', ')}</p>
<p><b>${t('shared_day.kept', { time: momentAt(now, event.time_zone) })}</b></p>
<ol>${own.map(line)}</ol>
<h2>${t('shared_day.all')}</h2><ol>${rest.map(line)}</ol></main></body></html>`
  return String(whole)
}

function line({ starts, title, notes, place, in_charge, with: others }: SharedItem) {
  const names = [...others.map(({ name, phone }) => [name, phone].filter(Boolean).join(' ')), in_charge].filter(Boolean).join(', ')
  return html`<li><time>${clockAt(starts)}</time><div><b>${title}</b><p>${notes} <em>${place}</em></p><p>${names}</p></div></li>`
}

const style = `:root{color-scheme:light dark}body{margin:0 auto;max-width:42rem;padding:1.25rem;font:1.0625rem/1.45 system-ui,sans-serif}
h1{font:400 2.25rem/1.1 Georgia,serif;margin:.2em 0}h2{font:400 1.5rem/1.2 Georgia,serif;margin:2rem 0 .5rem}ol{list-style:none;margin:1rem 0;padding:0}
li{display:grid;grid-template-columns:6rem 1fr;gap:.75rem;padding:.75rem 0;border-bottom:1px solid}time{font:1.25rem/1.2 Georgia,serif}p{margin:.2em 0;overflow-wrap:anywhere}`
