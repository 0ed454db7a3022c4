import { createAnswering } from './answering'

const answer = createAnswering((message) => postMessage(message))

addEventListener('message', ({ data }) => answer(data))
