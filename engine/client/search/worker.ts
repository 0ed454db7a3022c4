import { createAnswering } from './request-handler'

const answer = createAnswering((message) => postMessage(message))

addEventListener('message', ({ data }) => answer(data))
