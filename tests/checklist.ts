import type { ChecklistPage } from '#features/planning/checklist/contract.ts'
import type { Client } from './client.ts'

/** All pages of somebody's checklist, in their order. */
export async function everything(couple: Client): Promise<ChecklistPage['data']> {
  const first = (await couple.get('/user-checklist-items')).body as ChecklistPage
  const others = Array.from(
    { length: first.meta.last_page - 1 },
    async (_, nth) => (await couple.get(`/user-checklist-items?page=${nth + 2}`)).body.data,
  )
  return [first.data, ...(await Promise.all(others))].flat()
}

/** Of the first page. */
export async function titles(couple: Client): Promise<string[]> {
  return (await couple.get('/user-checklist-items')).body.data.map(({ title }: { title: string }) => title)
}
