import type { ReactNode } from 'react'
import { anchorOf } from './anchors.ts'
import type { Content, OpenWebsite, ShownEvent, ShownSection } from './contract.ts'
import type { PageWords } from './page-words.ts'
import { Paragraphs } from './paragraphs.tsx'

interface Props {
  section: ShownSection
  website: OpenWebsite
  content: Content
  words: PageWords
  head: ReactNode
}

/** The days as the events say them, each of them a card; nobody is told of one that is not theirs. */
export function WebsiteDays({ section, website: { guest }, content: { told_to, events, couple }, words, head }: Props) {
  return (
    <section className="website-wide" id={anchorOf(section)}>
      <div className="website-head">
        <div>{head}</div>
        <div>
          <Paragraphs text={section.words} />
          {told_to === 'stranger' && <p>{words.say('days_hint')}</p>}
          {guest && <p>{words.say('for_guest', { name: guest.name })}</p>}
        </div>
      </div>
      <ol className="website-days">
        {events.map((event) => (
          <Day
            key={event.id}
            event={event}
            words={words}
            isMain={event.date !== null && event.date === couple.wedding_date}
            guest={guest}
          />
        ))}
      </ol>
    </section>
  )
}

interface DayProps {
  event: ShownEvent
  words: PageWords
  isMain: boolean
  guest: OpenWebsite['guest']
}

function Day({ event, words: { say, day, hour }, isMain, guest }: DayProps) {
  const { id, name, date, start_time, end_time, place, address, dress, note } = event
  const hours = [start_time, end_time].flatMap((time) => (time ? hour(time) : [])).join(' – ')
  return (
    <li data-main={isMain || undefined}>
      <div>
        {date && <p className="website-date">{day(date)}</p>}
        <h3>{name}</h3>
        <p className="website-hours">
          {hours}
          {hours && place && <br />}
          {place}
        </p>
        {address && <p>{address}</p>}
        {note && <p className="guest-lines">{note}</p>}
        {dress && <p>{dress}</p>}
        {guest && date && <a href={`/guests/${guest.invite_id}/calendar.ics?event=${id}`}>{say('calendar')}</a>}
      </div>
    </li>
  )
}
