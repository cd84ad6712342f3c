import * as z from 'zod'
import { route } from '../route.ts'
import { Email, Id, text } from '../shapes.ts'

const Password = z.string().min(8, 'Please use at least 8 characters.').max(128, 'Please use at most 128 characters.')

/** A password that is only compared: any text will do. */
const GivenPassword = z.string().min(1, 'Please enter your password.').max(1000)

const RegisterInput = z.object({
  email: Email,
  password: Password,
  firstname: text(120).min(1, 'Please enter your first name.'),
  lastname: text(120).min(1, 'Please enter your last name.'),
  is_vendor: z.boolean().default(false),
})

const LoginInput = z.object({ email: Email, password: GivenPassword })

const TokenInput = z.discriminatedUnion('grant_type', [
  z.object({ grant_type: z.literal('password'), username: Email, password: GivenPassword }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().max(200) }),
])

export const Tokens = z.strictObject({
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  access_token: z.string(),
  refresh_token: z.string(),
})

export const User = z.strictObject({
  id: Id,
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  name: z.string(),
  is_vendor: z.boolean(),
  is_admin: z.boolean(),
  is_subscribed: z.boolean(),
  first_steps_at: z.string().nullable(),
  guestlist_setup_at: z.string().nullable(),
})

const OneUser = z.strictObject({ data: User })

export type LoginInput = z.infer<typeof LoginInput>
export type RegisterInput = z.infer<typeof RegisterInput>
export type Tokens = z.infer<typeof Tokens>
export type User = z.infer<typeof User>

const auth = route.$route({ tags: ['Accounts'] })
const users = route.$route({ tags: ['Users'] })

export const authContract = {
  register: auth
    .route({ method: 'POST', path: '/auth/register', successStatus: 201, summary: 'Make an account and sign in' })
    .meta({ policy: 'anyone', answers_tokens: true })
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
    .input(LoginInput)
    .output(OneUser),
  endSession: auth
    .route({ method: 'DELETE', path: '/auth/session', successStatus: 204, summary: 'Sign a browser out' })
    .meta({ policy: 'anyone' }),
  logout: auth
    .route({ method: 'POST', path: '/auth/logout', successStatus: 204, summary: 'End the session of the token' })
    .meta({ policy: 'signed_in', answers_tokens: true }),
}

export const usersContract = {
  me: users.route({ method: 'GET', path: '/users/me', summary: 'Who is signed in' }).meta({ policy: 'signed_in' }).output(OneUser),
}
