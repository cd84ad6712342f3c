import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'
import { isPage, isThere, type Operations, type Row } from './matrix.ts'
import { type Kind, type Objects, objectsOf } from './objects.ts'
import type { Recipe, Recipes } from './recipe.ts'
import { plainThings } from '#features/things.server.ts'
import { shapeOf } from '#server/authz-matrix.ts'

/** A row that can be sent: one role, one case, a couple of its own. */
export interface Cell extends Row {
  n: number
  objects: Objects
  recipe: Recipe
  /** The case is about things of A, since a stranger gets another answer than the couple. */
  concernsA: boolean
  hasOwn: boolean
  hasE3: boolean
}

interface Sorted {
  cells: Cell[]
  /** Of what is still to come. */
  waiting: Row[]
  /** Cases of what is there, without a recipe. */
  unknown: string[]
}

/** Of each file of cases here. */
const recipes: Recipes = Object.assign({}, ...(await Promise.all(globSync('tests/authz/*-cases.ts', { cwd: root }).map(casesOf))))

async function casesOf(file: string): Promise<Recipes> {
  return Object.assign({}, ...Object.values((await import(join(root, file))) as Record<string, Recipes>))
}

/** Which rows can be executed today; `first` is the number of the first cell. */
export function sortRows(rows: readonly Row[], operations: Operations, first = 10_000): Sorted {
  const sorted: Sorted = { cells: [], waiting: [], unknown: [] }
  const strangers = new Map(rows.filter(({ role }) => role === 'other_couple').map((row) => [nameOf(row), row.expected]))
  for (const row of rows) {
    const recipe = recipeOf(row)
    if (!isThere(row, operations) || (recipe && isWaiting(row, recipe, operations))) sorted.waiting.push(row)
    else if (!recipe) sorted.unknown.push(nameOf(row))
    else {
      const n = first + sorted.cells.length
      const concernsA = strangers.get(nameOf(row))?.startsWith('2') === false
      const named = JSON.stringify([row.path, recipe])
      const hasE3 = named.includes('{E3}')
      // A partner plans the wedding of A, with one of their own beside it and without.
      const hasOwn = row.role === 'partner' ? concernsA : named.includes('{own_')
      sorted.cells.push({ ...row, n, objects: objectsOf(n, row.role), recipe, concernsA, hasOwn, hasE3 })
    }
  }
  return { ...sorted, unknown: [...new Set(sorted.unknown)] }
}

export function nameOf({ method, path, case: name }: Row): string {
  return name === '' ? `${method} ${path}` : `${method} ${path}, ${name}`
}

/** A page needs nothing but its address. */
function recipeOf({ method, path, case: name }: Row): Recipe | undefined {
  return recipes[`${method} ${path}`]?.[name] ?? (isPage(path) && !path.includes('{') ? { by: 'cookie' } : undefined)
}

function isWaiting({ method, path, role, expected }: Row, { needs, unfinished }: Recipe, operations: Operations): boolean {
  const fields = operations.get(shapeOf(`${method} ${path}`))
  if (needs && !fields?.has(needs)) return true
  if (unfinished && expected.startsWith('2')) return true
  return role === 'impersonator' && !operations.has('POST /api/v1/users/me/{}/impersonate')
}

const planned = [
  'guests',
  'guest_wedding_events',
  'user-posses/user',
  'households',
  'invitations',
  'address-collector',
  'collected-addresses',
  'rsvp-settings',
  'rsvp-codes',
  'wedding-changes',
  'wedding-visits',
  'seating-tables',
  'seating-rules',
  'user-checklist-items',
  'user-vendors',
  'vendor-entries',
  'vendor-files',
  'run-items',
  'run-people',
  'budget',
  'user-transactions',
  'payment-receipts',
  'quotes',
  'room-blocks',
  'registry',
  'website',
  'boards',
  'users/me/(boards|index|items|setup|dashboard)',
  'search',
]
const planning = new RegExp(`^/api/v[12]/(${planned.join('|')})(/|$)|^/api/v2/users/me/boards|^/dashboard(/posse/.*)?$|^/guests/|^/boards/`)

/** Where an operator sees who somebody is. */
const operators = /^\/api\/v1\/(admin\/(people|queue|vendor-queue|lead-checks|reports)|users\/me\/\{id\}\/impersonate$)/

/** What is sent in, which operators read whole. */
const isSentIn = /^\/api\/v1\/(admin\/submissions|content\/submit-wedding)/

/** What a couple and a vendor write to each other. */
const isWritten = /^\/(api\/v1\/(conversations|kind-nos|users\/me\/vendor-(waiting|answers|tasks))|vendor\/(dashboard|checklist))(\/|$)/

/** What somebody says to an invite. */
const isAnswer = /^\/api\/v1\/user-posses\/\{P\}\/(accept|decline)$/

const isParty = /^(partner|collab_(acc|pend)_\w+)$/

/** What of a helper's event each permission shows. */
function shownTo(role: string): Kind[] {
  const things = plainThings.filter(({ permission }) => role === `collab_acc_${permission}`)
  return [...(role === 'collab_acc_2' ? (['g1', 'g12', 'h1'] as const) : []), ...things.map(({ sign }) => `${sign.toLowerCase()}1` as Kind)]
}

/** An invite opens what it opens for whoever has it. */
function isByInvite({ path, case: name }: Row): boolean {
  return /\/public\/guests\//.test(path) || name.includes('right invite_id')
}

export function mayShow(cell: Cell, kind: Kind): boolean {
  const { role, path, expected, concernsA } = cell
  if (isByInvite(cell)) return expected.startsWith('2') && ['g1', 'e1', 'name', 'h1'].includes(kind)
  const isOneself = role === 'owner' || role === 'impersonator'
  const isCoAuthors = role === 'co_author' && isSentIn.test(path)
  // A page that refuses still greets by name who looks at it.
  if (isOneself && path === '/social-callback') return true
  // Who lost a race, or is too late, is told what is there.
  if ((isOneself || isCoAuthors) && expected === '409') return true
  if (!expected.startsWith('2')) return false
  if (isOneself || isCoAuthors) return true
  // The page of somebody is everybody's, with their first names.
  if (path === '/api/v1/users/{username}') return kind === 'name'
  // Whoever helps, or was asked to, is told with what.
  if (path === '/api/v1/user-posses' && isParty.test(role)) return kind === 'name' || kind === 'e1'
  if (path === '/api/v1/user-posses' && role === 'other_couple') return kind === 'name'
  // The page of somebody is everybody's, with their first names; so is what the couple opened, and a letter to a guest.
  if (/^\/api\/v1\/(users\/\{username\}|public\/address-collectors\/|letters\/|submission-(rights|invites)\/)/.test(path))
    return kind === 'name'
  // Whoever has the letter reads what they pledged, and whose wedding it is; who helps with a budget, who gives toward its costs.
  if (path.startsWith('/api/v1/public/contributors/')) return /^(name|co0|pl\d)$/.test(kind)
  if (path === '/api/v1/budget/contributors' && role === 'collab_acc_5' && kind === 'co0') return true
  // Whoever has the link of a board sees what stands on it, whose it is, and whom it is shown to.
  if (path.startsWith('/api/v1/public/shared-boards/')) return /^(name|mb0|mp0|uv0)$/.test(kind)
  // Whoever has a part in a day sees it, whose day it is, and who has it with them.
  if (path.startsWith('/api/v1/public/day-sheets/')) return /^(name|e1|ri1|rp1)$/.test(kind)
  // The page of a registry says what the couple wrote for it, to anybody.
  if (path.startsWith('/api/v1/public/registry/')) return ['name', 'rg0', 'rf0'].includes(kind)
  // Before its door a website says first names; the couple sees all that is behind it.
  if (path.startsWith('/api/v1/public/websites/')) return kind === 'name' || (role === 'partner' && kind !== 'private')
  if (role === 'admin') return (operators.test(path) || isSentIn.test(path)) && (kind === 'name' || kind === 'private')
  // What was asked and written is for both sides of it, without the address of who asked.
  if (isWritten.test(path)) return (role === 'partner' || isOfBusiness(role)) && kind === 'name'
  if (role === 'partner') return planning.test(path) && kind !== 'private'
  if (role === 'collab_pend_2') return isAnswer.test(path) && kind === 'e1'
  // Whoever was left nothing to help with reads there whose wedding it was.
  if (role === 'collab_acc_none') return path === '/dashboard' && (kind === 'name' || kind === 'e1')
  if (!/^collab_acc_[1-5]$/.test(role)) return false
  // Nobody names in a search whose wedding it is about: it finds what is within reach.
  if (concernsA || path === '/api/v1/search') return ['name', 'e1', 'e3', ...shownTo(role)].includes(kind)
  return ['/api/v1/guest_wedding_events/all', '/dashboard'].includes(path) && (kind === 'name' || kind === 'e1')
}

/** Where an operator sees what all asked for. */
export function isQueue({ role, path, expected }: Cell): boolean {
  return (
    role === 'admin' && /^\/api\/v1\/admin\/(queue|vendor-queue|lead-checks|reports|submissions)$/.test(path) && expected.startsWith('2')
  )
}

/** Whether the call may leave the rows of A other than they were. */
export function mayChange(cell: Cell): boolean {
  const { role, method, path, expected, concernsA } = cell
  if (isByInvite(cell)) return expected.startsWith('2')
  if (method === 'GET' || !expected.startsWith('2')) return false
  if (
    /^\/api\/v1\/(public\/(guests\/\{username\}|registry\/|contributors\/|day-sheets\/)|letters\/|notices\/|submission-(rights|invites)\/|admin\/submissions\/)/.test(
      path,
    )
  )
    return true
  if (role === 'collab_pend_2') return isAnswer.test(path)
  if (role === 'partner') return planning.test(path) || isWritten.test(path)
  if (isOfBusiness(role)) return /^\/api\/v1\/(conversations|vendor-reviews)\//.test(path)
  if (role === 'admin') return /^\/api\/v1\/admin\/(reviews|lead-checks|reports)\//.test(path)
  if (role === 'co_author') return isSentIn.test(path)
  return role === 'owner' || role === 'impersonator' || (concernsA && /^collab_acc_[1-5]$/.test(role))
}

function isOfBusiness(role: string): boolean {
  return role === 'vendor' || role === 'colleague'
}

/** Whether the cell has to show what its recipe says. */
export function mustShow({ role, expected, concernsA }: Cell): boolean {
  return (
    expected.startsWith('2') &&
    (role === 'owner' || role === 'impersonator' || role === 'partner' || (concernsA && /^collab_acc_[1-5]$/.test(role)))
  )
}
