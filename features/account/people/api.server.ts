import { notFound } from '#server/errors.ts'
import { guarded } from '#server/procedures.ts'
import { avatarUrl } from '#features/account/sign-in/avatar.ts'
import { coverUrl } from '#features/account/sign-in/user-row.ts'
import { Username } from '#features/account/sign-in/user.ts'
import { findPerson } from './rows.server.ts'

export const peopleRoutes = guarded.people.router({
  get: guarded.people.get.handler(
    async ({
      context: {
        db,
        files: { addresses },
      },
      input,
    }) => {
      const isName = Username.safeParse(input.username).success
      const person = (isName && (await findPerson(db, input.username))) || notFound()
      const { username, firstname, other_firstname, is_vendor } = person
      const pictures = { avatar: { url: avatarUrl(person, addresses) }, cover: { url: coverUrl(person.cover, addresses) } }
      return { data: { username, firstname, other_firstname, is_vendor, ...pictures } }
    },
  ),
})
