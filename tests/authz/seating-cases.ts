import type { Recipes } from './recipe.ts'

const path = '/api/v1/guest_wedding_events/{E1}/seating'
const unshared = '/api/v1/guest_wedding_events/{E2}/seating'
const at = (guest_id: string, table_id: string) => ({ body: { places: [{ guest_id, table_id }] }, isDecidedByBody: true as const })
const sits = (guest_id: string, table_id: string) => ({ body: { kind: 'at_table', guest_id, table_id }, isDecidedByBody: true as const })
const seated = { body: { places: [{ guest_id: '{G1}', table_id: '{ST1}' }] } }

export const seatingCases: Recipes = {
  [`GET ${path}`]: { E1: { shows: ['g1', 'g12', 'st1', 'sr1'] } },
  [`GET ${unshared}`]: { E2: { shows: ['g2', 'g12', 'st2', 'sr2'] } },
  [`GET ${path}/proposal`]: { E1: {} },
  [`GET ${unshared}/proposal`]: { E2: {} },
  [`GET ${path}/sheet`]: { E1: {} },
  [`GET ${unshared}/sheet`]: { E2: {} },
  [`PUT ${path}/seats`]: {
    'G1 at ST1': { ...seated, shows: ['g1', 'st1'] },
    'G2 at ST1': at('{G2}', '{ST1}'),
    'G1 at ST2': at('{G1}', '{ST2}'),
    'UV2 at ST1': { body: { places: [{ user_vendor_id: '{UV2}', companion: 1, table_id: '{ST1}' }] }, isDecidedByBody: true },
  },
  [`PUT ${unshared}/seats`]: { 'G2 at ST2': { body: { places: [{ guest_id: '{G2}', table_id: '{ST2}' }] } } },
  [`POST ${path}/tables`]: { E1: { body: { name: 'Fig' } } },
  [`POST ${unshared}/tables`]: { E2: { body: { name: 'Fig' } } },
  'PUT /api/v1/seating-tables/{ST1}': { 'table on E1': { body: { seats: 9 }, shows: ['st1'] } },
  'PUT /api/v1/seating-tables/{ST2}': { 'table on E2': { body: { seats: 9 }, shows: ['st2'] } },
  'DELETE /api/v1/seating-tables/{ST1}': { 'table on E1': {} },
  'DELETE /api/v1/seating-tables/{ST2}': { 'table on E2': {} },
  [`POST ${path}/rules`]: {
    'G1 at ST1': { body: { kind: 'at_table', guest_id: '{G1}', table_id: '{ST1}' } },
    'G1 with G2': { body: { kind: 'together', guest_id: '{G1}', other_id: '{G2}' }, isDecidedByBody: true },
    'G1 at ST2': sits('{G1}', '{ST2}'),
  },
  [`POST ${unshared}/rules`]: { 'G2 at ST2': { body: { kind: 'at_table', guest_id: '{G2}', table_id: '{ST2}' } } },
  'PUT /api/v1/seating-rules/{SR1}': { 'rule on E1': { body: { is_must: true }, shows: ['sr1'] } },
  'PUT /api/v1/seating-rules/{SR2}': { 'rule on E2': { body: { is_must: true }, shows: ['sr2'] } },
  'DELETE /api/v1/seating-rules/{SR1}': { 'rule on E1': {} },
  'DELETE /api/v1/seating-rules/{SR2}': { 'rule on E2': {} },
}
