/** What areas before trade ask of it: words of a couple in one of their conversations. */
export { writeTo } from './trade/messages/mail.server.ts'
