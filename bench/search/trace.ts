/** Few, because tracing slows down what is traced. */
export const TRACE_CATEGORIES = ['-*', 'toplevel', 'devtools.timeline']

/** In ms of the trace's own clock. */
export interface Task {
  start: number
  end: number
  /** CPU time, which excludes other work of the machine. */
  work: number
}

/** The work of the main thread of the page with the keystrokes. */
export interface MainThread {
  tasks: Task[]
  /** When each keydown was handled. */
  keys: number[]
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** In the thread's own time. */
  tdur?: number
  args?: { data?: { type?: string } }
}

const TASK = /(?:^|::)RunTask$/

/** Reads a trace of Chromium, as JSON. */
export function mainThreadOf(trace: string): MainThread {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace)
  const keydowns = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  )
  const [first] = keydowns
  if (!first) throw new Error('The trace has no keystrokes.')
  const tasks = traceEvents
    .filter(
      ({ name, ph, pid, tid }) => TASK.test(name) && ph === 'X' && pid === first.pid && tid === first.tid,
    )
    .map(({ ts, dur = 0, tdur = dur }) => ({ start: ts / 1000, end: (ts + dur) / 1000, work: tdur / 1000 }))
  return { tasks: outermost(tasks), keys: keydowns.map(({ ts }) => ts / 1000).sort((a, b) => a - b) }
}

/** Several layers may record the same task, nested in each other. */
function outermost(tasks: Task[]): Task[] {
  let reached = 0
  return tasks
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ end }) => {
      if (end <= reached) return false
      reached = end
      return true
    })
}
