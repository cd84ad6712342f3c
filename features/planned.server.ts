/** What areas before planning ask of it: what is planned is counted, saved with an event, and moves along with the wedding's day. */
export { saveChecklist } from './planning/checklist/api.server.ts'
export { type Fact, holdDays } from './planning/checklist/frame-rows.server.ts'
export { countTasks, findEventItems } from './planning/checklist/list-rows.server.ts'
export { tickKnown } from './planning/checklist/plan-rows.server.ts'
export { followWeddingDay, saveUser } from './planning/checklist/wedding-day-rows.server.ts'
