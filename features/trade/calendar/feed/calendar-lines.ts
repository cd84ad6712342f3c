/** The events of a calendar (RFC 5545), each as the lines that say when it is and whether it counts; what else they tell is passed over. */
export function* eventsIn(text: string): Generator<string> {
  let [kept, depth]: [string[] | undefined, number] = [undefined, 0]
  for (const [line] of text.replace(/\r?\n[ \t]/g, '').matchAll(/[^\r\n]+/g)) {
    const begins = /^BEGIN:/i.test(line)
    if (!kept) {
      if (isEventAt.test(line)) [kept, depth] = [[], 0]
    } else if (begins) {
      depth += 1
    } else if (/^END:/i.test(line)) {
      if (depth === 0) {
        yield `BEGIN:VEVENT\r\n${kept.join('\r\n')}\r\nEND:VEVENT`
        kept = undefined
      } else depth -= 1
    } else if (depth === 0 && isWanted.test(line)) {
      kept.push(line)
    }
  }
}

/** Whether it is a calendar from its beginning to its end; one that broke off would make days free that aren't. */
export function isWholeCalendar(text: string): boolean {
  return /^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text.slice(0, 1_000)) && /\nEND:VCALENDAR\s*$/i.test(text.slice(-1_000))
}

const isEventAt = /^BEGIN:VEVENT\s*$/i
const isWanted = /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SUMMARY|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i
