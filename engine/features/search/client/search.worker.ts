import { createRequestHandler, type SearchAnswer } from './request-handler'

const answer = createRequestHandler((message) => postMessage(message))

addEventListener('message', ({ data }) => answer(data))
postMessage('started' satisfies SearchAnswer)
