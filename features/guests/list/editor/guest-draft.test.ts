// One chance: writes

import { expect, test } from 'vitest'
import type { Guest, GuestPage } from '../contract.ts'
import { differences, rebased } from '#web/client/drafts.ts'
import { changeOf, draftOf, type Editing } from './guest-draft.ts'

const nobody: Guest = {
  id: 1,
  invite_id: null,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  firstname: 'Grace',
  lastname: 'Hopper',
  email: '',
  phone: '',
  address_line1: '',
  address_line2: '',
  city: 'Arlington',
  state: '',
  postal_code: '',
  country: '',
  household_id: null,
  side: 'both',
  age_group: 'adult',
  drinks: null,
  relationship: '',
  wedding_party_role: '',
  dietary_notes: '',
  plus_one_allowed: false,
  plus_one_names: [],
  notes: '',
  tags: [],
  save_the_date_sent_at: '2026-03-02T09:30:00Z',
  invitation_sent_at: null,
  gift: '',
  thank_you_sent_at: null,
  table_name: '',
  wedding_events: [{ id: 7, status: 1, plus_one_count: 0, meal: '', plus_one_meals: [] }],
}

const page: GuestPage = {
  data: [nobody],
  meta: { current_page: 1, from: 1, last_page: 1, per_page: 30, to: 1, total: 1, next_cursor: null },
  wedding: { user_id: 1, firstname: 'Ada', other_firstname: '', role: 'owner', guestlist_setup_at: null },
  households: [],
  guest_wedding_events: [],
  guest_wedding_event_counts: [],
  vendor_meals: [],
}

const draft = draftOf(nobody, page, { id: 7, name: 'Wedding day' })

function typing(change: Partial<typeof draft>): Editing {
  return { base: draft, mine: { ...draft, ...change }, clashes: [] }
}

test('only what was changed is sent, and a day as a moment of that day', () => {
  const { mine } = typing({ city: 'Vassar', plus_one_names: ' Vincent,, Mary ', invitation_sent_at: '2026-05-04', meal: 'Lamb' })
  const fields = differences(draft, mine)
  expect(fields.toSorted()).toEqual(['city', 'invitation_sent_at', 'meal', 'plus_one_names'])
  expect(changeOf(mine, fields)).toEqual({
    city: 'Vassar',
    plus_one_names: ['Vincent', 'Mary'],
    invitation_sent_at: '2026-05-04T12:00:00Z',
  })
})

test('what somebody else changed comes in, and what is typed here stays', () => {
  const theirs = { ...draft, lastname: 'Murray', tags: ['Navy'] }
  expect(rebased(typing({ city: 'Vassar' }), theirs)).toEqual({ base: theirs, mine: { ...theirs, city: 'Vassar' }, clashes: [] })
})

test('a field that both changed is asked about, until one side is chosen or both agree', () => {
  const clashing = rebased(typing({ city: 'Vassar' }), { ...draft, city: 'Washington' })
  expect(clashing.clashes).toEqual(['city'])
  expect(clashing.mine.city).toBe('Vassar')
  expect(rebased(clashing, { ...draft, city: 'Washington', lastname: 'Murray' }).clashes).toEqual(['city'])
  expect(rebased(clashing, { ...draft, city: 'Vassar' }).clashes).toEqual([])
})

test('who changes the same field to the same is not asked', () => {
  expect(rebased(typing({ city: 'Vassar' }), { ...draft, city: 'Vassar' }).clashes).toEqual([])
})
