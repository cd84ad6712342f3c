import { expect, test } from 'vitest'
import type { Entry } from '../contract.ts'
import { changeIn, type SectionDraft, sent, withoutEntry, wordsIn } from './section-draft.ts'

const sv = { language: 'sv', first: 'en' } as const

function entry(title: string, group: Entry['group'] = ''): Entry {
  return { title, text: '', note: '', group }
}

function draft(change: Partial<SectionDraft> = {}): SectionDraft {
  const entries = [entry('One'), entry('Two', 'rooms'), entry('Three')]
  const nothing = { title: '', words: '', picture_id: null, visible_to: 'everyone', event_ids: [], translations: {} } as const
  return { ...nothing, event_ids: [], entries, ...change }
}

/** As it is after its second entry was told in Swedish. */
function translated(): SectionDraft {
  const { entries } = wordsIn(draft(), 'sv', 'en')
  return draft(changeIn(draft(), sv, { entries: entries.with(1, entry('Två', 'rooms')) }))
}

function titles(entries: readonly Entry[] | undefined) {
  return entries?.map(({ title }) => title)
}

// W1
test('a translation has a place for each entry of the first language, in the same group, and those that came since', () => {
  expect(wordsIn(draft(), 'sv', 'en').entries).toEqual([entry(''), entry('', 'rooms'), entry('')])
  const longer = { ...translated(), entries: [...translated().entries, entry('Four')] }
  expect(titles(wordsIn(longer, 'sv', 'en').entries)).toEqual(['', 'Två', '', ''])
})

// W1
test('what is empty in a translation is sent as long as it says anything, else it goes', () => {
  expect(titles(sent(translated(), ['translations']).translations?.sv?.entries)).toEqual(['', 'Två', ''])
  const emptied = draft(changeIn(translated(), sv, { entries: [entry(' '), entry('', 'rooms'), entry('')] }))
  expect(sent(emptied, ['translations'])).toEqual({ translations: {} })
})

// W1
test('an entry that goes out of the first language, by its button or by being emptied, goes out of all of them', () => {
  const removed = withoutEntry(translated(), 0)
  expect([titles(removed.entries), titles(removed.translations.sv?.entries)]).toEqual([
    ['Two', 'Three'],
    ['Två', ''],
  ])
  const { entries, translations } = sent({ ...translated(), entries: translated().entries.with(0, entry('  ')) }, ['entries'])
  expect([titles(entries), titles(translations?.sv?.entries)]).toEqual([
    ['Two', 'Three'],
    ['Två', ''],
  ])
  expect(sent({ ...translated(), title: 'New' }, ['title'])).toEqual({ title: 'New' })
})
