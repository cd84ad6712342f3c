// Makes the checkout ready on whatever Node the machine has, and does nothing when it is. This file must be
// readable to very old ones, so that they can say what is missing; everything else is in setup/.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Posy needs Node 20.19 or later, and this is ${process.versions.node}: install a newer one from https://nodejs.org, then run the same command again.`,
  )
  process.exitCode = 1
} else {
  import('./setup/steps.mjs').then(({ makeReady }) => makeReady({ build: process.argv.includes('--build') }))
}
