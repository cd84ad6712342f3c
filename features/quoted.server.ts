/** What the budget, which the quotes know, asks of them: what they come to for each cost. */
export { findQuoted } from './planning/quotes/quoted-rows.server.ts'
