// The checker's process: one request, one answer.
import type { CheckRequest } from '../../engine/samples/compile/protocol'
import { check } from './check'

const request = await new Promise<CheckRequest>((resolve) => process.once('message', resolve))
const answer = check(request)
await new Promise<void>((resolve) => process.send?.(answer, undefined, undefined, () => resolve()))
process.disconnect()
