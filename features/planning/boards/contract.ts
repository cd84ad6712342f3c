import * as z from 'zod'
import { BriefEvent } from '#features/wedding/events/contract.ts'
import { InWedding, WhoseWedding } from '#features/wedding/access/whose-wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, Id, idOf, Moment, numberedPage, PageMeta, text, Version } from '#features/shapes.ts'
import { Board, BoardFields, BoardItem, BoardShare, ContentType, ItemFields, Model, SavedItem } from './board-shapes.ts'

const BoardsList = z.strictObject({
  data: z.array(Board).describe('Loved first'),
  saved: z.array(Id).describe('The items that the call brought, or found there already'),
  undo: z.uuid().nullable().describe('Takes back what the call did'),
})
const ItemsList = z.strictObject({ data: z.array(BoardItem), undo: z.uuid().nullable() })
const WhoseBoards = WhoseWedding.extend({ saved_ideas_setup_at: Moment.nullable() })

const boards = route.$route({ tags: ['Boards'] })
const planning = { policy: 'planning', permission: permissions.boards } as const
const ofBoard = { policy: 'own_board', permission: permissions.boards } as const
const Owner = z.strictObject({ username: z.string().nullable(), firstname: z.string(), other_firstname: z.string() })
const Named = z.strictObject({ id: Id, slug: z.string(), name: z.string() })
export type NamedBoard = z.infer<typeof Named>

const bySlug = InWedding.extend({ slug: text(100) })

export const boardsContract = {
  index: boards
    .route({ method: 'GET', path: '/users/me/index/boards', summary: 'All boards, and what of the magazine is on which' })
    .meta(planning)
    .input(InWedding)
    .output(z.strictObject({ data: z.array(Board), items: z.array(SavedItem) })),
  saved: boards
    .route({ method: 'GET', path: '/users/me/index/items', summary: 'What of the magazine is saved, and on which boards' })
    .meta(planning)
    .input(InWedding)
    .output(z.strictObject({ data: z.array(SavedItem) })),
  list: boards
    .route({ method: 'GET', path: '/v2/users/me/boards', summary: 'Boards, those of some events alone where these are named' })
    .meta(planning)
    .input(InWedding.extend({ guest_event_ids: z.array(idOf('event')).max(100).optional() }))
    .output(
      z.strictObject({
        data: z.strictObject({ boards: z.array(Board), items: z.array(SavedItem), vendors: z.array(SavedItem) }),
        wedding: WhoseBoards,
        guest_wedding_events: z.array(BriefEvent).describe('Those whose boards are within reach'),
      }),
    ),
  get: boards
    .route({ method: 'GET', path: '/users/me/boards/{slug}', summary: 'One board, with a page of what stands on it' })
    .meta(ofBoard)
    .input(bySlug.extend(numberedPage(100).shape))
    .output(z.strictObject({ data: Board, meta: PageMeta })),
  love: boards
    .route({ method: 'POST', path: '/users/me/items', summary: 'Save something to Loved; what is there already stays as it is' })
    .meta(planning)
    .input(InWedding.extend({ model: Model, act: Act.optional() }))
    .output(ItemsList),
  save: boards
    .route({ method: 'POST', path: '/users/me/boards', summary: 'Save something to a board, or to several' })
    .meta(planning)
    .input(
      InWedding.extend({
        model: Model,
        board: text(100).optional().describe('The slug of one'),
        boards: z.array(idOf('board')).max(100).optional(),
        act: Act.optional(),
      }),
    )
    .output(BoardsList),
  create: boards
    .route({ method: 'POST', path: '/users/me/boards/create', summary: 'Begin a board, with something on it where that is named' })
    .meta(planning)
    .input(InWedding.extend({ ...BoardFields.partial().shape, name: BoardFields.shape.name, model: Model.optional(), act: Act.optional() }))
    .output(BoardsList),
  update: boards
    .route({ method: 'PUT', path: '/users/me/boards/{slug}', summary: 'Change a board, or save something to it' })
    .meta(ofBoard)
    .input(
      bySlug.extend({
        ...BoardFields.partial().shape,
        cover_id: idOf('pin').nullable().optional(),
        model: Model.optional(),
        version: Version.optional(),
        act: Act.optional(),
      }),
    )
    .output(BoardsList),
  destroy: boards
    .route({ method: 'DELETE', path: '/users/me/boards/{slug}', summary: 'Take a board away with what stands on it; Loved stays' })
    .meta(ofBoard)
    .input(bySlug.extend({ act: Act.optional() }))
    .output(BoardsList),
  change: boards
    .route({ method: 'PUT', path: '/users/me/items/{id}', summary: 'Change what is said of an item, or put it on another board' })
    .meta(planning)
    .input(
      ItemFields.partial().extend({
        id: idOf('pin'),
        board_id: idOf('board').optional(),
        version: Version.optional(),
        act: Act.optional(),
      }),
    )
    .output(z.strictObject({ data: BoardItem })),
  remove: boards
    .route({ method: 'DELETE', path: '/users/me/items/{id}', successStatus: 204, summary: 'Take an item off its board' })
    .meta(planning)
    .input(z.object({ id: idOf('pin'), act: Act.optional() })),
  reorder: boards
    .route({ method: 'POST', path: '/users/me/items/reorder', summary: 'Put items into this order, in the places that they hold' })
    .meta({ ...planning, wholly: true })
    .input(z.object({ ids: z.array(idOf('pin')).min(1).max(10_000), act: Act.optional() }))
    .output(z.strictObject({ undo: z.uuid() })),
  remember: boards
    .route({ method: 'POST', path: '/pending-items', summary: 'Remember in this browser what is to be saved once somebody has signed in' })
    .meta({ policy: 'anyone' })
    .input(
      z.object({
        id: Id,
        task: z.int().min(0).max(999).optional().describe('Of the tasks that its text offers, which one; not the piece then'),
      }),
    )
    .output(z.strictObject({ content_type: ContentType })),
  show: boards
    .route({ method: 'GET', path: '/boards/{id}', summary: 'One board: for who works on it, and for everybody where it is public' })
    .meta({ policy: 'seen_board' })
    .input(
      z
        .object({ id: Id, real: z.boolean().default(false).describe('Real weddings and their pictures alone') })
        .extend(numberedPage(100).shape),
    )
    .output(
      z.strictObject({
        data: Board,
        meta: PageMeta,
        role: z.enum(['owner', 'partner', 'helper']).nullable().describe('As what the caller works on it; null who only looks'),
        by: Owner,
        share: BoardShare.nullable().describe('With a vendor, for who works on it'),
        real_count: z
          .int()
          .nullable()
          .describe('How many are of real weddings; counted for the first page, and where these alone are asked for'),
        boards: z.array(Named).describe('Where else an item may be put'),
        guest_wedding_events: z.array(BriefEvent),
      }),
    ),
  published: boards
    .route({ method: 'GET', path: '/users/{username}/boards', summary: 'The boards that somebody shows to everybody' })
    .meta({ policy: 'anyone' })
    .input(z.object({ username: text(200) }))
    .output(z.strictObject({ data: z.array(Board) })),
}
