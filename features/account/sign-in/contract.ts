import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Email, Id, Moment, pageOf } from '#features/shapes.ts'
import { BrowserZone } from './time-zone.ts'
import { FirstName, LastName, User, UserInput } from './user.ts'

export const Password = z.string().min(8, 'Please use at least 8 characters.').max(128, 'Please use at most 128 characters.')

/** A password that is only compared: any text will do. */
export const GivenPassword = z.string().min(1, 'Please enter your password.').max(1000)

const RegisterInput = z.object({
  email: Email,
  password: Password,
  firstname: FirstName,
  lastname: LastName,
  is_vendor: z.boolean().default(false),
  time_zone: BrowserZone,
})

const LoginInput = z.object({ email: Email, password: GivenPassword })

const PasswordGrant = z.object({ grant_type: z.literal('password'), username: Email, password: GivenPassword })

/** One shape for both grants, so that a client or a grant that we don't know is answered as OAuth says and not as a wrong field. */
const TokenInput = z.object({
  grant_type: z.string().max(100).describe('password, with username and password; or refresh_token'),
  client_id: z.string().max(100).default('posy').describe('That of our own client, or left out'),
  username: Email.optional(),
  password: GivenPassword.optional(),
  refresh_token: z.string().max(200).optional(),
})

/** The grants of the token call, or a sign-in form's two fields. A browser's refresh token comes as its cookie. */
const SessionInput = z.discriminatedUnion('grant_type', [
  PasswordGrant,
  z.object({ grant_type: z.literal('refresh_token') }),
  LoginInput.extend({ grant_type: z.undefined().optional() }),
])

export const Tokens = z.strictObject({
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  access_token: z.string(),
  refresh_token: z.string(),
})

const Session = z.strictObject({
  id: Id,
  device: z.string().describe('The browser and the system, as far as it told'),
  created_at: Moment,
  seen_at: Moment.describe('To the hour'),
  is_current: z.boolean(),
})

const OneUser = z.strictObject({ data: User })

export type LoginInput = z.infer<typeof LoginInput>
export type TokenInput = z.infer<typeof TokenInput>
export type RegisterInput = z.infer<typeof RegisterInput>
export type Session = z.infer<typeof Session>
export type Tokens = z.infer<typeof Tokens>

const auth = route.$route({ tags: ['Accounts'] })
const users = route.$route({ tags: ['Users'] })

export const authContract = {
  register: auth
    .route({ method: 'POST', path: '/auth/register', successStatus: 201, summary: 'Make an account and sign in' })
    .meta({ policy: 'signed_out', answers_tokens: true })
    .input(RegisterInput)
    .output(Tokens),
  token: auth
    .route({ method: 'POST', path: '/auth/token', summary: 'Get tokens for a password or a refresh token' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(TokenInput)
    .output(Tokens),
  startSession: auth
    .route({ method: 'POST', path: '/auth/session', summary: 'Sign a browser in, by cookie' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(SessionInput)
    .output(OneUser),
  login: auth
    .route({ method: 'POST', path: '/auth/login', summary: 'Get tokens for an address and a password' })
    .meta({ policy: 'anyone', answers_tokens: true })
    .input(LoginInput)
    .output(Tokens),
  authorize: auth
    .route({ method: 'GET', path: '/auth/authorize', summary: 'Whom the token belongs to, and until when' })
    .meta({ policy: 'signed_in' })
    .output(z.strictObject({ data: z.strictObject({ user_id: Id, email: z.string(), expires_at: Moment }) })),
  endSession: auth
    .route({ method: 'DELETE', path: '/auth/session', successStatus: 204, summary: 'Sign a browser out' })
    .meta({ policy: 'anyone' }),
  logout: auth
    .route({ method: 'POST', path: '/auth/logout', successStatus: 204, summary: 'End the session of the token, if it has one' })
    .meta({ policy: 'anyone', answers_tokens: true }),
}

export const usersContract = {
  me: users
    .route({ method: 'GET', path: '/users/me', summary: 'Who is signed in' })
    .meta({ policy: 'signed_in', is_kept: true })
    .output(OneUser),
  update: users
    .route({ method: 'PUT', path: '/users/me', summary: 'Change what stands in the account; fields that are not sent stay' })
    .meta({ policy: 'signed_in' })
    .input(UserInput)
    .output(OneUser),
  sessions: users
    .route({ method: 'GET', path: '/users/me/sessions', summary: 'Where somebody is signed in, the latest first' })
    .meta({ policy: 'signed_in', impersonation: 'refused' })
    .output(pageOf(Session)),
  endSession: users
    .route({ method: 'DELETE', path: '/users/me/sessions/{id}', successStatus: 204, summary: 'Sign out one device' })
    .meta({ policy: 'own_session', impersonation: 'refused' })
    .input(ById),
  endOtherSessions: users
    .route({ method: 'DELETE', path: '/users/me/sessions', successStatus: 204, summary: 'Sign out every other device' })
    .meta({ policy: 'signed_in', impersonation: 'refused' }),
}
