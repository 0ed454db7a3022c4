// Entry of the checker's process: one request, one answer.
import type { CheckRequest, CheckSamples } from '../compile/protocol'
import { checkFiles } from './check'

const request = await new Promise<CheckRequest>((resolve) => process.once('message', resolve))
const checkSamples: CheckSamples = checkFiles
const answer = await checkSamples(request)
await new Promise<void>((resolve) => process.send?.(answer, undefined, undefined, () => resolve()))
process.disconnect()
