import { headAmong, mostOf, worded } from '#web/files/head-row.ts'
import { folded } from '#web/ui/folded.ts'
import { replyOf } from './reply-words.ts'
import type { FieldTarget, Target } from './column-targets.ts'

export interface NamedEvent {
  id: number
  name: string
}

/** Which row names the columns, and what each of them is about, as far as that can be told. */
export function guessColumns(
  rows: readonly string[][],
  events: readonly NamedEvent[],
  headAt = headOf(rows),
): { headAt: number; targets: Target[] } {
  const body = rows.slice(headAt + 1, headAt + 201)
  const head = rows[headAt] ?? (rows[0] ?? []).map(() => '')
  const columns = head.map((heading, place) => ({ heading: headed(heading), cells: body.map((row) => row[place] ?? '').filter(Boolean) }))
  const has = (pattern: RegExp) => columns.some(({ heading }) => pattern.test(heading))
  const targets = columns.map(
    ({ heading, cells }) => byHeading(heading, cells, events, has) ?? byContents(cells, heading, events) ?? 'leave_out',
  )
  return { headAt, targets: named(onlyOnce(targets), columns) }
}

/** The first of the first rows whose cells are mostly what people call columns; -1 where none is. */
export function headOf(rows: readonly string[][]): number {
  return headAmong(
    rows,
    (cell) => fieldOf(headed(cell)) !== undefined,
    (cell) => /@|\d{5}/.test(cell),
  )
}

/** Address books count their addresses. */
function headed(heading: string): string {
  return worded(heading).replace(/^address \d (?=street|city|region|postal|country|extended|formatted|po box)/, '')
}

const aside =
  /\b(type|label|sent|permission|phonetic|yomi|photo|birthday|website|organization|created|updated|submitted|deadline|hash|mailer)\b/

/** As the sheets of couples, other planners and address books call them. The first that fits counts. */
const headings: readonly [RegExp, FieldTarget][] = [
  [/^(save the date|invitation|thank you|thank yous)( |$)/, 'leave_out'],
  [/^(middle|additional) names?$|^(title|prefix|salutation|name prefix|partner title|name title)$/, 'leave_out'],
  [/^(name )?suffix$/, 'suffix'],
  [/e ?mail/, 'email'],
  [/phone|mobile|\bcell\b|\btel\b|telephone|telefon|handy|whatsapp/, 'phone'],
  [/^(partner|spouse|plus one|plus 1|\+1|guest 2|second guest|significant other) ?s? (first|given) name$/, 'partner_firstname'],
  [/^(partner|spouse|plus one|plus 1|\+1|guest 2|second guest|significant other) ?s? (last name|surname|family name)$/, 'partner_lastname'],
  [
    /^(partner|spouse|plus ?ones?|plus 1s?|\+ ?1s?|guest 2|second guest|significant other)( s)?( full)?( name| names|allowed| allowed)?$|allowed (a )?(plus one|\+1)|guest allowed/,
    'plus_one',
  ],
  [/^(first|given|christian) ?names?$|^first$|^forename|^vorname$|^fname$|^prenom$|^fornamn$/, 'firstname'],
  [/^(last|family|sur) ?names?$|^last$|^surname|^nachname$|^lname$|^nom$|^efternamn$/, 'lastname'],
  [/^(child|children|kids)( name| names| s names)?$|^children s names$|^number of (children|kids)$/, 'children'],
  [
    /^(household|party|party name|household name|family name on invitation|invitation name|invitation group|name on (the )?(envelope|invitation)|addressee|formal name|household id|party id|family id|haushalt)$/,
    'household',
  ],
  [
    /^(full |guest |display |guests )?names?$|^name of guests?$|^guest( s)?( full)? name|^guests?$|^invitees?$|^who$|^gast$|^gaste$|^namn$|^file as$/,
    'name',
  ],
  [
    /party size|how many|^(number|no|#|nr|num|total|anzahl)( of)? ?(guests|people|invited|seats|adults|in party|party)?$|^(count|qty|headcount|seats|size|persons|people|guest count|total guests|invited count)$/,
    'party_size',
  ],
  [/^side$|bride or groom|whose (side|guest)|bride groom/, 'side'],
  [/^tags?$|^labels?$|group membership/, 'tags'],
  [
    /^(group|groups|relationship|relation|category|circle|list|family or friends?|guest group|guest type|who knows|from)$|relationship/,
    'group',
  ],
  [/diet|allerg|restriction|^food$|food notes|intolerance/, 'dietary'],
  [/^(age|age group|adult or child|adult child|child or adult|guest age|is child)$/, 'age_group'],
  [/^(drinks?|drinks? alcohol|drinker|alcohol|bar)$/, 'drinks'],
  [/wedding party|^role$/, 'role'],
  [/^(table|seat|seating|table name|table number|table no|tisch)$/, 'table'],
  [/^gifts?( received| description)?$/, 'gift'],
  [
    /^(apt|unit|suite|floor|apt suite|apt floor unit|apartment|address line 2|address 2|addr 2|line 2|street 2|street address 2|address 1 extended address|extended address)|address line 2/,
    'address_line2',
  ],
  [
    /^(street|street address|address line 1|address 1|addr 1|line 1|street 1|street address 1|address1|address 1 street|strasse|mailing address line 1)/,
    'address_line1',
  ],
  [/^(city|town|city town|address 1 city|ort|stadt|locality)$/, 'city'],
  [/^(state|province|state province|region|county|address 1 region|state region|state or province)$/, 'state'],
  [/\bzip\b|postal|postcode|post code|^plz$|zipcode/, 'postal_code'],
  [/^(country|land|address 1 country|nation|country region)$/, 'country'],
  [/address|^addr$|anschrift|^adresse$/, 'address'],
  [/^(additional |guest |special |my |other |general |private )?(notes?|comments?|remarks?|memo)$/, 'notes'],
]

function fieldOf(heading: string): FieldTarget | 'rsvp' | 'meal' | 'invited' | 'family' | undefined {
  if (heading === '') return undefined
  if (
    /\brsvp\b|^(is |are they |r u )?(coming|attending|attendance|confirmed|response|reply|answer|status)\b|response|attending/.test(heading)
  )
    return 'rsvp'
  if (/\b(meal|entree|menu|main course|dinner choice)\b/.test(heading) && !/diet|allerg/.test(heading)) return 'meal'
  if (/\binvited\b/.test(heading) && !/(number|count|no|#)/.test(heading)) return 'invited'
  if (heading === 'family' || heading === 'familie') return 'family'
  return headings.find(([pattern]) => pattern.test(heading))?.[1]
}

function byHeading(
  heading: string,
  cells: readonly string[],
  events: readonly NamedEvent[],
  has: (pattern: RegExp) => boolean,
): Target | undefined {
  const own = events.find(({ name }) => worded(name) === heading)
  if (own) return `rsvp:${own.id}`
  if (aside.test(heading)) return 'leave_out'
  const field = fieldOf(heading)
  if (field === 'rsvp' || field === 'meal' || field === 'invited') {
    const event = eventNamed(heading, events)
    return event ? `${field}:${event.id}` : 'leave_out'
  }
  if (field === 'family') return new Set(cells).size <= Math.max(3, cells.length * 0.35) ? 'group' : 'household'
  if (field === 'address' && has(/^(city|town|address 1 city|ort)$/)) return /formatted/.test(heading) ? 'leave_out' : 'address_line1'
  if (field === 'name' && heading.startsWith('guest') && mostOf(cells, (cell) => /^\d{1,2}$/.test(cell))) return 'party_size'
  if (field === 'name' && has(/^(first|given) ?name$/) && has(/^(last|family|sur) ?name$/)) return 'leave_out'
  return field
}

const others =
  /\b(rehearsal|welcome|brunch|shower|bachelor|bachelorette|ceremony|reception|engagement|after ?party|cocktail|mehndi|sangeet|henna|dinner)\b/

/** The event that a heading names; where it names none, the first. One that we don't have is none of ours. */
function eventNamed(heading: string, events: readonly NamedEvent[]): NamedEvent | undefined {
  const named = events.find(({ name }) => heading.includes(worded(name)))
  if (named) return named
  const other = others.exec(heading)?.[1]
  return other ? events.find(({ name }) => worded(name).includes(other)) : events[0]
}

function byContents(cells: readonly string[], heading: string, events: readonly NamedEvent[]): Target | undefined {
  if (cells.length === 0) return undefined
  if (mostOf(cells, (cell) => /^[^\s@]+@[^\s@]+$/.test(cell))) return 'email'
  if (mostOf(cells, (cell) => /^[+(]?[\d\s().+/-]{7,20}$/.test(cell) && cell.replace(/\D/g, '').length >= 7)) return 'phone'
  const [event] = events
  if (event && mostOf(cells, (cell) => replyOf(cell) !== undefined && !/^\d+$/.test(cell)) && new Set(cells.map(folded)).size < 8)
    return `rsvp:${event.id}`
  return heading === '' && mostOf(cells, (cell) => /^\d{1,2}$/.test(cell)) ? 'party_size' : undefined
}

/** Several columns may hold numbers, mails, notes and tags; of the others the first counts. */
const many = new Set<Target>(['email', 'phone', 'notes', 'tags', 'dietary', 'leave_out', 'children'])

function onlyOnce(targets: readonly Target[]): Target[] {
  return targets.map((target, place) => (many.has(target) || targets.indexOf(target) === place ? target : 'leave_out'))
}

/** Somebody must be named: by the household, or by the first column that reads like names. */
function named(targets: Target[], columns: readonly { cells: readonly string[] }[]): Target[] {
  if (targets.some((target) => target === 'name' || target === 'firstname' || target === 'lastname')) return targets
  const place = targets.findIndex(
    (target, place) =>
      (target === 'leave_out' || target === 'household') &&
      mostOf(columns[place]!.cells, (cell) => /\p{L}{2}/u.test(cell) && cell.length < 80 && !/\d{3}|@/.test(cell)),
  )
  return targets.map((target, at) => (at === place ? 'name' : target))
}
