import { createAnswering } from './answer-request'
import type { AskedRequest } from './feature-service'

const answer = createAnswering()

// A worker's own scope: its messages come from the page that started it, and nobody else.
addEventListener('message', ({ data }: MessageEvent<AskedRequest>) => postMessage(answer(data)))
