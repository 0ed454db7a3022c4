// Entry of the checker's process: one request, one answer.
import type { CheckRequest } from '../compile/protocol'
import { check } from './check'

const request = await new Promise<CheckRequest>((resolve) => process.once('message', resolve))
const answer = await check(request)
await new Promise<void>((resolve) => process.send?.(answer, undefined, undefined, () => resolve()))
process.disconnect()
