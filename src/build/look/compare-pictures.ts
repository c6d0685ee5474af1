import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'

/** How two pictures of one name differ. */
export interface Difference {
  name: string
  /** Pixels that differ; undefined when only one of the folders has the picture. */
  pixels?: number
}

const picturesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.png'))

/** A page that serves the pictures of both folders to its own scripts. */
async function openTable(browser: Browser, folders: string[]): Promise<Page> {
  const page = await browser.newPage()
  await page.route('http://pictures.invalid/**', (route) => {
    const [, folder = '', name = ''] = new URL(route.request().url()).pathname.split('/')
    if (!name) return route.fulfill({ contentType: 'text/html', body: '' })
    return route.fulfill({ path: join(folders[Number(folder)] ?? '', decodeURIComponent(name)) })
  })
  await page.goto('http://pictures.invalid/')
  return page
}

/**
 * Counts the pixels that differ in two pictures and paints them red over a pale copy of the second.
 * It runs in the browser, which reads and writes pictures.
 * @returns the number, and the painting as the base64 of a PNG
 */
async function differenceIn(name: string): Promise<[pixels: number, painting: string]> {
  const bitmaps = await Promise.all(
    [0, 1].map(async (folder) => createImageBitmap(await (await fetch(`/${folder}/${name}`)).blob())),
  )
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width))
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height))
  const [old, now] = bitmaps.map((bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(bitmap, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  }) as [Uint32Array, Uint32Array]
  const painting = new ImageData(width, height)
  let count = 0
  for (let index = 0; index < now.length; index += 1) {
    if (now[index] === old[index]) continue
    painting.data.set([255, 0, 0, 255], index * 4)
    count += 1
  }
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.putImageData(painting, 0, 0)
  context.globalAlpha = 0.3
  context.globalCompositeOperation = 'destination-over'
  context.drawImage(bitmaps[1] as ImageBitmap, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  return [count, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]
}

/**
 * Compares the pictures of two folders, pixel by pixel.
 * @param folders the pictures before, and after
 * @param paintings where pictures of the differences are written
 * @returns what differs, and how many pictures are the same
 */
export async function comparePictures(
  browser: Browser,
  folders: [before: string, after: string],
  paintings: string,
): Promise<{ same: number; differences: Difference[] }> {
  const [before, after] = folders.map(picturesIn) as [string[], string[]]
  const table = await openTable(browser, folders)
  const differences: Difference[] = []
  const names = [...new Set([...before, ...after])].sort()
  for (const name of names) {
    if (!before.includes(name) || !after.includes(name)) differences.push({ name })
    else if (!readFileSync(join(folders[0], name)).equals(readFileSync(join(folders[1], name)))) {
      const [pixels, painting] = await table.evaluate(differenceIn, name)
      if (pixels === 0) continue
      mkdirSync(paintings, { recursive: true })
      writeFileSync(join(paintings, name), Buffer.from(painting, 'base64'))
      differences.push({ name, pixels })
    }
  }
  return { same: names.length - differences.length, differences }
}
