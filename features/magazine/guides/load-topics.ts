import type { TagGroup } from '../content/contract.ts'

/** Topics of articles, with how many each has. */
export async function loadTopics(): Promise<TagGroup['terms']> {
  const { api } = await import('#web/client/api.ts')
  const { data } = await api.content.tags.call({ taxonomy: 'categories', type: 'article' })
  return data[0]?.terms ?? []
}
