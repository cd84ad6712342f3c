import { statfsSync } from 'node:fs'

/** PostgreSQL can't start, for a reason that the operator can mend; the message is one line that says how. */
export class StartRefused extends Error {}

/** Turns what the system or PostgreSQL said into the line that says what to do. */
export function refusal(reason: unknown, folder: string, log?: string): StartRefused {
  if (reason instanceof StartRefused) return reason
  const said = reason instanceof Error ? reason.message : String(reason)
  if (isFull(said, folder)) return new StartRefused(diskFull(folder))
  if (/\bspawn\b/.test(said)) return new StartRefused(notRun(said))
  return new StartRefused(isForbidden(said) ? noRight(folder) : other(said, log))
}

function diskFull(folder: string): string {
  return `The disk is full: PostgreSQL can't write to ${folder}. Free at least 200 MB, then start again.`
}

function noRight(folder: string): string {
  return `There is no right to write to ${folder}. Make it yours (sudo chown -R "$USER" "${folder}"), or name another folder by POSY_DATA.`
}

function notRun(said: string): string {
  return `PostgreSQL can't be run here (${said}): start as a normal user, or name another PostgreSQL by DATABASE_URL.`
}

function other(said: string, log: string | undefined): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '')
  const telling = lines.findLast((line) => /\b(PANIC|FATAL|error):/i.test(line)) ?? lines.at(-1) ?? 'it gave no reason'
  const reason = telling.replace(/^.*?\b(PANIC|FATAL|error):\s*/i, '')
  return `PostgreSQL did not start: ${reason}${log ? ` (its log is ${log})` : ''}`
}

/** A full disk also swallows the line of the log that would say so. */
function isFull(said: string, folder: string): boolean {
  return /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(said) || hasNoSpace(folder)
}

function hasNoSpace(folder: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder)
    return bavail * bsize < 1_000_000 || (files > 0 && ffree === 0)
  } catch {
    return false
  }
}

function isForbidden(said: string): boolean {
  return /\b(EACCES|EPERM|EROFS)\b|Permission denied|Operation not permitted|Read-only file system/.test(said)
}
