import { createRequestHandler, type FeatureRequest } from './feature-requests'

const handle = createRequestHandler()

// Only the page that started the worker can send messages.
addEventListener('message', ({ data }: MessageEvent<FeatureRequest>) => postMessage(handle(data)))

// The page waits for a first message, which responds to no request.
postMessage({ result: undefined })
