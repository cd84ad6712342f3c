import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import { ofPlainThings } from './stage-kinds.ts'
import { type Known, leftOut } from './valid-inputs.ts'

/** An upload or a file of whoever calls. */
async function uploadOf({ db }: World, { id: user_id }: Person, nth: number): Promise<Known> {
  const upload = { user_id, name: `${nth}.jpg`, purpose: 'picture', size: 1_000 } as const
  return db.insertInto('uploads').values(upload).returning('id').executeTakeFirstOrThrow()
}

/** For calls that name one for something else. */
export async function pictured(world: World, couple: Person, nth: number): Promise<Known> {
  return { picture_id: (await fileOf(world, couple, nth))['id'] }
}

async function fileOf({ db }: World, { id: user_id }: Person, nth: number): Promise<Known> {
  const about = { kind: 'picture', format: 'jpeg', purpose: 'picture', width: 10, height: 10, bytes: 100 } as const
  const file = { ...about, user_id, key: `kept/${user_id}-${nth}`, name: `${nth}.jpg`, sha256: Buffer.alloc(32) }
  return db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()
}

/** What a call needs by its kind, and a file beside it that nothing has yet. */
function withFile(name: string) {
  return async (...at: [World, Person, number]): Promise<Known> => ({
    ...(await ofPlainThings[name]?.(...at)),
    file_id: (await pictured(...at))['picture_id'],
    item_id: leftOut,
    payment_id: leftOut,
    version_of: leftOut,
  })
}

export const ofFiles = {
  'receipts.list': withFile('receipts.list'),
  'receipts.create': withFile('receipts.create'),
  'vendor_files.create': withFile('vendor_files.create'),
  'uploads.begin': () => ({ name: 'us.jpg', size: 1_000, purpose: 'picture', sha256: 'ab'.repeat(32) }),
  'uploads.get': uploadOf,
  'uploads.send': uploadOf,
  'uploads.stop': uploadOf,
  'files.change': fileOf,
  'files.remove': fileOf,
  'files.restore': fileOf,
  'look.setLogo': () => ({ file_id: null }),
}
