import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface SmallDisk {
  /** Takes all the room that is left on it. */
  fill: () => void
  /** Gives that room back. */
  free: () => void
}

/** Makes the folder a disk of so many megabytes. Only root may, and not in every container: undefined there. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  if (process.env['NO_MOUNT']) return undefined
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }))
  const filler = join(folder, 'filler')
  return {
    fill: () => [1_048_576, 4_096, 1].forEach((bytes) => appendUntilFull(filler, Buffer.alloc(bytes))),
    free: () => rmSync(filler, { force: true }),
  }
}

/** Where nothing can be mounted, the device that is always full stands at the place of the file. */
export function deviceInsteadOf(file: string): SmallDisk {
  const aside = `${file}.aside`
  return {
    fill() {
      renameSync(file, aside)
      symlinkSync('/dev/full', file)
    },
    free() {
      rmSync(file)
      renameSync(aside, file)
    },
  }
}

/** Where nothing can be mounted, a file stands at the place of the folder: it takes nothing either. */
export function fileInsteadOf(folder: string): SmallDisk {
  return {
    fill() {
      rmSync(folder, { recursive: true })
      writeFileSync(folder, '')
    },
    free: () => rmSync(folder),
  }
}

function appendUntilFull(file: string, bytes: Buffer): void {
  try {
    for (;;) appendFileSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
