/** One condition taken out of the product, as a careless edit would, and the cases that must tell. */
export interface Mutant {
  name: string
  file: string
  from: string
  to: string
  /** Parts of the names of cases. */
  sample: string[]
}

const policy = 'features/wedding/access/policy.server.ts'
const posse = 'features/wedding/access/rows.server.ts'
const reach = 'features/wedding/access/guest-reach-rows.server.ts'

export const mutants: Mutant[] = [
  {
    name: 'everybody is let in as a partner',
    file: policy,
    from: 'const membership = await findMembership(context.db, owner, session.user.id)',
    to: "const membership = { role: 'partner', firstname: '', events: [] }",
    sample: ['GET /api/v1/guests/{G1}', 'PUT /api/v1/guest_wedding_events/{E1}'],
  },
  {
    name: 'a visitor is somebody',
    file: 'server/policy.ts',
    from: 'return session ?? unauthorized()',
    to: "return session ?? { id: 0, expires_at: '', partner_in: null, user: { id: 50, firstname: '' } }",
    sample: ['GET /api/v1/guests, no filter', 'GET /api/v1/guest_wedding_events/all'],
  },
  {
    name: 'who was only invited helps already',
    file: posse,
    from: ".where('posse.accepted_at', 'is not', null)",
    to: '',
    sample: ['GET /api/v1/guests/{G1}', 'PUT /api/v1/households/{H1}'],
  },
  {
    name: 'the events of who was only invited are listed already',
    file: 'features/wedding/events/rows.server.ts',
    from: 'accepted_at is not null',
    to: 'created_at is not null',
    sample: ['GET /api/v1/guest_wedding_events/all', 'GET /api/v1/guest_wedding_events/{E1}'],
  },
  {
    name: 'who was only invited finds what they would see',
    file: 'features/overview/search/rows.server.ts',
    from: 'posse.accepted_at is not null',
    to: 'true',
    sample: ['GET /api/v1/search'],
  },
  {
    name: 'a search looks at all that a helper has a key of any kind for',
    file: 'features/overview/search/kind-rows.server.ts',
    from: '= any(shared.permissions)`',
    to: '> 0`',
    sample: ['GET /api/v1/search'],
  },
  {
    name: 'who was only invited as a partner is one already',
    file: 'server/session.ts',
    from: ".on('posse.accepted_at', 'is not', null)",
    to: '',
    sample: ['GET /api/v1/guests, no filter'],
  },
  {
    name: 'every helper is a partner',
    file: policy,
    from: "if (membership.role === 'partner') return",
    to: 'return',
    sample: ['GET /api/v1/guests/{G2}', 'DELETE /api/v1/guests/{G12}'],
  },
  {
    name: 'who helps without a wedding of their own is at home in that of the couple',
    file: 'server/session.ts',
    from: ".on('posse.role', '=', 'partner')",
    to: '',
    sample: ['GET /api/v1/guests, no filter'],
  },
  {
    name: 'a partner is a helper',
    file: policy,
    from: "if (membership.role === 'partner') return { ...shared, ...ofIt, role: 'partner', events: 'all' }",
    to: '',
    sample: ['GET /api/v1/guests/{G1}', 'act of A'],
  },
  {
    name: 'a partner has no wedding but their own',
    file: 'server/policy.ts',
    from: 'partner_in === null ?',
    to: 'true ?',
    sample: ['GET /api/v1/guests, no filter'],
  },
  {
    name: 'every permission is the right one',
    file: policy,
    from: 'permissions.some((code) => needed.includes(code))',
    to: 'true',
    sample: ['GET /api/v1/guests/{G1}', 'POST /api/v1/guests/destroy-many, ids=[G1]'],
  },
  {
    name: 'a permission for one event is one for all that are seen',
    file: policy,
    from: 'visible.some(({ events }) => !events.some((id) => allowed.includes(id)))',
    to: 'false',
    sample: ['E3'],
  },
  {
    name: 'what a helper does not see is there for them',
    file: policy,
    from: 'events.some((id) => seen.includes(id))',
    to: 'true',
    sample: ['GET /api/v1/guests/{G2}', 'PUT /api/v1/households/{H2}'],
  },
  {
    name: 'lists are of all weddings',
    file: reach,
    from: "db.selectFrom('guests').where('guests.user_id', '=', arg.user_id)",
    to: "db.selectFrom('guests')",
    sample: ['GET /api/v1/guests, no filter'],
  },
  {
    name: 'a helper sees the guests of all events',
    file: reach,
    from: "return is_all ? all : all.where(eb.exists(answers().where('event_id', '=', anyOf(arg.events))))",
    to: 'return all',
    sample: ['GET /api/v1/guests, user_id=A', 'GET /api/v1/guests/export, user_id=A'],
  },
  {
    name: 'a body may name what is not one’s own',
    file: 'features/guests/list/policy.server.ts',
    from: 'if (Object.keys(errors).length > 0) invalid(errors)',
    to: '',
    sample: ['POST /api/v1/guests, wedding_events=[E2]', 'household_id=H2'],
  },
  {
    name: 'what was done for some stays when others are refused',
    file: 'features/guests/list/bulk/api.server.ts',
    from: 'inTransaction(db, async (db) => {',
    to: '((db, work) => work(db))(db, async (db) => {',
    sample: ['POST /api/v1/guests/destroy-many, ids=[G1,G2]'],
  },
  {
    name: 'sessions of others can be ended',
    file: 'features/account/sign-in/session-rows.server.ts',
    from: "eb('user_id', '=', user_id)",
    to: 'eb.lit(true)',
    sample: ['DELETE /api/v1/users/me/sessions/{id}'],
  },
  {
    name: 'who helps whom is told to all',
    file: 'features/wedding/helping/rows.server.ts',
    from: 'and (posse.user_id = ${me} or (posse.declined_at',
    to: 'and (posse.user_id > 0 or (posse.declined_at',
    sample: ['GET /api/v1/user-posses/get-posse'],
  },
  {
    name: 'a helper may take an event away',
    file: policy,
    from: "return meta.couple && wedding.role === 'helper' ? forbidden() : wedding",
    to: 'return wedding',
    sample: ['DELETE /api/v1/guest_wedding_events/{E1}'],
  },
  {
    name: 'a helper takes back what others did',
    file: 'features/wedding/undo/policy.server.ts',
    from: 'if (!isOwnAct && ',
    to: 'if (false && ',
    sample: ['wedding-changes/{act}/undo, act of A'],
  },
  {
    name: 'everybody hears every channel',
    file: 'features/notices/panel/policy.server.ts',
    from: 'return channel === presenceChannel ||',
    to: 'return true ||',
    sample: ['POST /api/v1/broadcasting/auth, channel=private-user.A'],
  },
]
