import type { Client } from './client.ts'
import type { newWorld, Person } from './world.ts'

/** Somebody who may act as others. */
export async function operator(world: Pick<Awaited<ReturnType<typeof newWorld>>, 'couple' | 'db'>): Promise<Person> {
  const person = await world.couple()
  const nadia = { is_admin: true, firstname: 'Nadia', lastname: 'Rahman' }
  await world.db.updateTable('users').set(nadia).where('id', '=', person.id).execute()
  return person
}

/** Begins to act as somebody, as a browser does: the operator's session stays, and a cookie says as whom it acts. */
export async function actAs(admin: Client, target: { id: number }, fields?: object) {
  const started = await admin.post(`/users/me/${target.id}/impersonate`, fields)
  const cookies = started.headers.getSetCookie()
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  const by =
    (send: Client['get']): Client['get'] =>
    (path, body, headers) =>
      send(path, body, { cookie, ...headers })
  const client = { get: by(admin.get), post: by(admin.post), put: by(admin.put), delete: by(admin.delete) }
  return { started, cookies, cookie, ...client }
}
