/** What every business begins with, for each wedding that books it. */
export const taskKeys = ['certificate', 'timings', 'count', 'thanks'] as const
export type TaskKey = (typeof taskKeys)[number]
