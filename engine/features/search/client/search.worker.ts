import { createRequestHandler } from './request-handler'

const answer = createRequestHandler((message) => postMessage(message))

addEventListener('message', ({ data }) => answer(data))
