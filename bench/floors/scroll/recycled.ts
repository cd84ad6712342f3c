import { kinds, loadRows, type Row, rowHeight, statuses, told } from './rows.ts'

/** The least that can show a long list: as many rows as fit, made once and moved to where one scrolls. */
const many = 32
const rows = await loadRows()
const body = document.querySelector('tbody')!
body.style.height = `${rows.length * rowHeight}px`

const leaf = '<svg class="reply-shape" viewBox="0 0 12 12"><path d="M6 1h5v5a5 5 0 1 1-5-5Z" fill="currentColor"></path></svg>'
const options = statuses.map((status, value) => `<option value="${value}">${status}</option>`).join('')
const html = `<td><label class="select-box"><input type="checkbox"></label></td>
  <th scope="row"><a href="#"></a></th><td class="number guest-party"></td><td></td>
  <td class="on-phone"><span class="choice guest-answer">${leaf}<select>${options}</select></span></td><td></td>
  <td class="on-phone guest-notes"><span class="guest-tag"></span></td><td class="guest-details"></td>
  <td><button class="row-menu" type="button"><svg class="icon"><use href="${document.body.dataset['dots']}"></use></svg></button></td>`

const pool = Array.from({ length: many }, () => {
  const row = body.appendChild(document.createElement('tr'))
  row.innerHTML = html
  const [select, answer] = [row.querySelector('select')!, row.querySelector<HTMLElement>('.guest-answer')!]
  const [, , party, group, , dinner, chip, details] = row.children
  return {
    row,
    box: row.querySelector('input')!,
    link: textIn(row.querySelector('a')!),
    party: textIn(party!),
    group: textIn(group!),
    select,
    answer,
    dinner: textIn(dinner!),
    chip: chip!.firstElementChild as HTMLElement,
    notes: textIn(chip!.firstElementChild!),
    details: textIn(details!),
    shows: -1,
  }
})

/** To change a text is less than to put another in its place. */
function textIn(element: Element): Text {
  return element.appendChild(new Text())
}

function fill(at: number, { name, party, group, status, dinner, notes, details }: Row): void {
  const one = pool[at % many]!
  if (one.shows === at) return
  one.shows = at
  one.row.style.transform = `translateY(${at * rowHeight}px)`
  one.box.ariaLabel = name
  one.link.data = name
  one.party.data = party
  one.group.data = group
  one.select.selectedIndex = status
  one.dinner.data = dinner
  one.notes.data = notes
  one.chip.hidden = notes === ''
  one.answer.dataset['reply'] = kinds[status]
  one.details.data = details
}

const top = body.getBoundingClientRect().top + scrollY

function show(): void {
  const first = Math.max(0, Math.floor((scrollY - top) / rowHeight) - 6)
  for (let at = first; at < Math.min(rows.length, first + many); at++) fill(at, rows[at]!)
}

addEventListener('scroll', show, { passive: true })
show()
told()
