import { type ReadAsk, readAsked } from './asked-file.ts'
import { answerAsking } from './worker-asking.ts'

// Reads files, and does nothing else with them.
answerAsking<ReadAsk, Awaited<ReturnType<typeof readAsked>>>(readAsked)
