import type { Signal } from '@angular/core'

/**
 * Makes a signal that follows another one only after it has been quiet for a while.
 *
 * @param input the signal to follow
 * @param [timeOutMs=0] the waiting time in milliseconds
 * @returns a signal that takes the value of `input` once the time has passed
 */
export declare function debouncedSignal<T>(input: Signal<T>, timeOutMs?: number): Signal<T>
