import type { Signal } from '@angular/core'

/**
 * Creates a signal that follows another signal after it has been quiet for a given time.
 *
 * @param input the signal to follow
 * @param [timeOutMs=0] the waiting time in milliseconds
 * @returns a signal that takes the value of `input` after the waiting time
 */
export declare function debouncedSignal<T>(input: Signal<T>, timeOutMs?: number): Signal<T>
