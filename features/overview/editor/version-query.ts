import { api } from '#web/client/api.ts'

export function versionQuery(id: number, version: number) {
  return api.editor.version.queryOptions({ input: { id, version } })
}
