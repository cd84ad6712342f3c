import { t } from '#web/text/text.ts'

/** Boards that most begin with. */
export const suggested = [
  { key: 'board_flowers', name: t('boards_setup.flowers') },
  { key: 'board_table', name: t('boards_setup.table') },
  { key: 'board_paper', name: t('boards_setup.paper') },
  { key: 'board_clothes', name: t('boards_setup.clothes') },
  { key: 'board_light', name: t('boards_setup.light') },
] as const

interface Calls {
  create: (name: string) => Promise<unknown>
  finish: () => Promise<unknown>
}

/** One after the other, so that they stand in this order. */
export async function beginBoards(fields: Record<string, string>, { create, finish }: Calls): Promise<unknown> {
  for (const { key, name } of suggested.toReversed()) if (fields[key] === 'yes') await create(name)
  return finish()
}
