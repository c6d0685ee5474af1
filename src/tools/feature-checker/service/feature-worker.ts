import { createRequestHandler, type FeatureRequest } from './feature-requests'

const handle = createRequestHandler()

// Only the page that started the worker can send messages.
addEventListener('message', ({ data }: MessageEvent<FeatureRequest>) => postMessage(handle(data)))

// Tells the page, which waits for a first message, that the worker is ready.
postMessage({ result: undefined })
