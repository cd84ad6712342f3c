import { html } from 'hono/html'
import { longDay } from '#web/long-day.ts'
import { button, display, link, paper, row, sheet, small } from '#server/letter-sheet.ts'
import type { Mail } from '#server/mail.ts'
import { t } from '#web/text/text.ts'
import { listed } from '#web/listed.ts'
import { type LetterName, wordsOf } from './letter-words.ts'
import { isTelling } from './telling-kinds.ts'

export interface ToldEvent {
  id: number
  name: string
  date: string | null
  start_time: string | null
  place: string
  address: string
  dress: string
  reply_by: string | null
}

export interface GuestLetter {
  kind: LetterName
  /** The first names of the two. */
  couple: readonly string[]
  /** The couple's own, where they are not empty. */
  subject: string
  words: string
  /** Whom it greets. */
  names: readonly string[]
  events: readonly ToldEvent[]
  /** What was answered, by event; for a confirmation. */
  answers?: ReadonlyMap<number, readonly string[]>
  url: string
  leave_url: string
  isTest?: boolean
}

/** A letter to guests in both of its forms. Everything given is text; nothing of it can become markup. */
export function guestLetter(given: GuestLetter): { subject: string; text: string; html: string } {
  const letter = contentOf(given)
  return { subject: letter.subject, text: plain(letter), html: styled(letter) }
}

/** As mail programs show who wrote, and where an answer goes: to the two, whose address is confirmed. */
export function inNameOf(couple: readonly string[], email: string): Pick<Mail, 'from_name' | 'reply_to'> {
  return { ...(couple.length > 0 && { from_name: t('guest_letter.from', { couple: couple.join(' & ') }) }), reply_to: email }
}

type Content = ReturnType<typeof contentOf>

function contentOf({ kind, couple, subject, words, names, events, answers, url, leave_url, isTest }: GuestLetter) {
  const both = listed(couple)
  const own = wordsOf(kind, both)
  const title = subject || own.subject
  const until = events.flatMap(({ reply_by }) => (reply_by ? [reply_by] : [])).toSorted()[0]
  const day = until && longDay(until)
  const isBrief = isTelling(kind)
  return {
    couple,
    kicker: own.kicker,
    subject: isTest ? t('guest_letter.test_subject', { subject: title }) : title,
    test: isTest ? t('guest_letter.test', { names: listed(names) }) : '',
    dear: names.length > 0 ? t('guest_letter.dear', { names: listed(names) }) : '',
    lines: (words || own.words).split(/\n\s*\n/).map((part) => part.trim()),
    events: events.map((event) => {
      const lines = [...placed(event, isBrief), ...(answers?.get(event.id) ?? [])]
      return { name: event.name, lines: lines.length > 0 ? lines : [t('guest_letter.later')] }
    }),
    until: !day || isBrief ? '' : kind === 'confirmation' ? t('guest_letter.change_by', { day }) : t('guest_letter.reply_by', { day }),
    action: { label: own.action, url },
    why: t('guest_letter.why', { couple: both }),
    leave_url,
  }
}

/** When and where; a save-the-date leaves the rest to the invitation. */
function placed({ date, start_time, place, address, dress }: ToldEvent, isBrief: boolean): string[] {
  const day = date ? longDay(date) : undefined
  const time = start_time && !isBrief ? clock(start_time) : undefined
  const when = day && time ? t('guest_letter.at', { day, time }) : day
  const where = [place, ...(isBrief ? [] : [address])].filter(Boolean).join(', ')
  return [when ?? '', where, dress && !isBrief ? t('guest_letter.dress', { dress }) : ''].filter(Boolean)
}

/** `15:30` as 3:30 pm. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

function plain({ couple, kicker, test, dear, lines, events, until, action, why, leave_url }: Content): string {
  const told = events.map(({ name, lines }) => [name, ...lines.map((line) => `  ${line}`)].join('\n'))
  const head = `${listed(couple)}\n${kicker}`
  const foot = `-- \n${why}\n${t('guest_letter.leave')} ${leave_url}`
  const parts = [test, head, dear, ...lines, ...told, until, `${action.label}:\n${action.url}`, listed(couple), foot]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** A field of colour with the names, then paper. */
function styled({ couple, kicker, subject, test, dear, lines, events, until, action, why, leave_url }: Content): string {
  const names = html`<p class="display" style="margin:0 0 12px;${display};font-style:italic;font-size:22px;line-height:1.2;color:#8E2412">${kicker}</p>
<h1 style="margin:0;${display};font-size:46px;line-height:1.1;overflow-wrap:anywhere">${namesPart(couple)}</h1>`
  const greeting = html`${dear ? html`<p class="display" style="margin:0 0 16px;${display};font-size:24px;line-height:1.3;overflow-wrap:anywhere">${dear}</p>` : ''}
${lines.map((line) => html`<p style="margin:0 0 16px;overflow-wrap:anywhere">${broken(line)}</p>\n`)}`
  const onPaper = { colour: paper, padding: '0 28px' }
  return sheet({
    title: subject,
    width: 600,
    rows: [
      test ? row(html`<p style="margin:0;font-size:14px">${test}</p>`, { colour: '#F7E1A2', padding: '10px 16px' }) : '',
      row(names, { colour: '#F5D2C8', padding: '44px 24px 40px', align: 'center' }),
      row(greeting, { ...onPaper, padding: '36px 28px 4px' }),
      ...events.map((event) => row(eventPart(event), { ...onPaper, isRuled: true })),
      row(html`<p style="margin:0;font-weight:600">${until}</p>`, { ...onPaper, isRuled: true }),
      row(button(action, 'center'), { ...onPaper, padding: '4px 28px 20px', align: 'center' }),
      row(
        html`<p style="margin:0;${small};word-break:break-all">${t('guest_letter.copy')}<br><a href="${action.url}" style="${link}">${action.url}</a></p>`,
        {
          ...onPaper,
          padding: '0 28px 40px',
          align: 'center',
        },
      ),
      row(html`<p style="margin:0;${small}">${why}<br><a href="${leave_url}" style="${link}">${t('guest_letter.leave')}</a></p>`, {
        padding: '16px 8px',
        align: 'center',
      }),
    ],
  })
}

/** Lines as the couple broke them. */
function broken(text: string) {
  return text.split('\n').map((line, nth) => (nth === 0 ? line : html`<br>${line}`))
}

/** The sign between the two names is the handwriting of the letter. */
function namesPart(couple: readonly string[]) {
  const [first = '', second] = couple
  return second === undefined ? first : html`${first} <em style="color:#C2361D">&amp;</em> ${second}`
}

function eventPart({ name, lines }: Content['events'][number]) {
  return html`<h2 style="margin:0 0 4px;${display};font-size:24px;line-height:1.2;overflow-wrap:anywhere">${name}</h2>
${lines.map((line) => html`<p style="margin:0;overflow-wrap:anywhere">${line}</p>\n`)}`
}
