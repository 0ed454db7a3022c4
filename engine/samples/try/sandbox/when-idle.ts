import { isUnderWay } from '../../run/process/tracked'

const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

/** After all promises that can be settled now. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(null)
  })
}

/** Resolves when neither a promise nor an operation of the platform is under way. */
export async function whenIdle(): Promise<void> {
  do await turn()
  while (isUnderWay())
  await turn()
  if (isUnderWay()) await whenIdle()
}
