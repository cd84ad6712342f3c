import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { byIdOf, ByToken, Id, idOf, numberedPage, PageMeta } from '#features/shapes.ts'
import { BoardItem, BoardShare, shareWays } from '../board-shapes.ts'

const SharedItem = BoardItem.pick({
  id: true,
  title: true,
  notes: true,
  content_type: true,
  content_id: true,
  url: true,
  source_url: true,
  author: true,
  licence: true,
  digital_source: true,
  is_illustrated: true,
  mark: true,
  pinned: true,
  picture: true,
  file: true,
})
export type SharedItem = z.infer<typeof SharedItem>

const SharedBoard = z.strictObject({
  name: z.string(),
  notes: z.string(),
  couple: z.array(z.string()).describe('The first names'),
  vendor: z.string().describe('Whom it is shown to'),
  items_count: z.int(),
  items: z.array(SharedItem).describe('What must be first, then what is liked, what is not meant last'),
})
export type SharedBoard = z.infer<typeof SharedBoard>

const shares = route.$route({ tags: ['Boards'] })
const couples = { policy: 'planning', permission: permissions.boards, couple: true, impersonation: 'refused' } as const
const pdf = { schema: { type: 'string', format: 'binary' } } as const

export const boardSharesContract = {
  create: shares
    .route({
      method: 'POST',
      path: '/boards/{id}/share',
      successStatus: 201,
      summary: 'Show a board to one vendor of the list, and to nobody before them any more',
    })
    .meta({ ...couples, answers_tokens: true })
    .input(byIdOf('board').extend({ user_vendor_id: idOf('user_vendor'), way: z.enum(shareWays) }))
    .output(
      z.strictObject({
        data: BoardShare,
        link: z.string().nullable().describe('Told this once; by mail and in a conversation it is told there alone'),
        conversation_id: Id.nullable().describe('Where it was written, for a vendor who is told that way'),
      }),
    ),
  end: shares
    .route({
      method: 'DELETE',
      path: '/boards/{id}/share',
      successStatus: 204,
      summary: 'Show a board to no vendor any more, from this moment',
    })
    .meta(couples)
    .input(byIdOf('board')),
  get: shares
    .route({ method: 'GET', path: '/public/shared-boards/{token}', summary: 'A board for whoever has its link; 410 where it ended' })
    .meta({ policy: 'board_link' })
    .input(ByToken.extend(numberedPage(60).shape))
    .output(z.strictObject({ data: SharedBoard, meta: PageMeta })),
  paper: shares
    .route({
      method: 'GET',
      path: '/public/shared-boards/{token}/paper',
      summary: 'The same on one page, as a PDF',
      spec: (operation) => ({ ...operation, responses: { 200: { description: 'The page', content: { 'application/pdf': pdf } } } }),
    })
    .meta({ policy: 'board_link' })
    .input(ByToken)
    .output(z.unknown()),
}
