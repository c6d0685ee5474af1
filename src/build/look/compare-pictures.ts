import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'

const FOLDERS = [process.env.LOOK_FOLDER ?? '', process.env.LOOK_AFTER ?? '']
const names = new Set(FOLDERS.filter(existsSync).flatMap((folder) => readdirSync(folder)))

for (const name of [...names].filter((each) => each.endsWith('.png')).sort())
  test(name, () => {
    for (const folder of FOLDERS) expect(readdirSync(folder)).toContain(name)
    expect(readFileSync(join(FOLDERS[1] ?? '', name))).toMatchSnapshot([name])
  })
