/** @jest-environment node */
import { resolve } from 'node:path'
import { contentRoot } from '@/content/content-root'

afterEach(() => {
  delete process.env.CONTENT_REPOSITORY
})

test('content is read from the folder of the project', () => {
  expect(contentRoot()).toBe(resolve('content'))
})

test('with a repository it is read from the tree that was fetched', () => {
  process.env.CONTENT_REPOSITORY = 'file:///somewhere.git'
  expect(contentRoot()).toBe(resolve('.content'))
})
