/** What the budget, which the quotes know, asks of them: what they come to for each cost, and each by itself. */
export { findAsked, findQuoted } from './planning/quotes/quoted-rows.server.ts'
