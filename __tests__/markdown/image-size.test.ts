/** @jest-environment node */
import { join } from 'node:path'
import { imageSize } from '@/markdown/image-size'
import { workIn } from '../work-in'

const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(24)
  bytes.write('89504e470d0a1a0a', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const folder = workIn({
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360.5"></svg>',
  'no-box.svg': '<svg width="10" height="10"></svg>',
  'a.png': png(1280, 720),
  'a.jpg': 'JFIF, as it may be',
})

test.each([
  ['a.svg', { width: 640, height: 360.5 }],
  ['a.png', { width: 1280, height: 720 }],
  ['no-box.svg', undefined],
  ['a.jpg', undefined],
])('the size of %s is %j', (file, size) => {
  expect(imageSize(join(folder, file))).toEqual(size)
})
