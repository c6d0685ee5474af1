import { closestTopic } from '@/article/not-found-page'
import topics from '../navigation/topics.json'

const titleOf = (path: string) => {
  const found = closestTopic(path, topics.es)
  return found && `${found.section} / ${found.topic.title}`
}

test.each([
  ['/plugins/rst/', 'Wakamiti a fondo / REST'],
  ['/plugin/rest/', 'Wakamiti a fondo / REST'],
  ['/Plugins/REST/', 'Wakamiti a fondo / REST'],
  ['/introduction/getting-startd/', 'Introducción / Primeros pasos'],
])('who asked for %s was probably after %s', (path, title) => {
  expect(titleOf(path)).toBe(title)
})

test.each(['/what/ever/this/is/', '/x/', '/'])('nothing is near %s', (path) => {
  expect(titleOf(path)).toBeUndefined()
})

test.each([
  ['/licenxx', true],
  ['/licexxx', false],
])('a third of the letters may differ: %s, %s', (path, isNear) => {
  const sections = [{ title: 'x', topics: [{ slug: '/license', title: 'y' }] }] as typeof topics.es
  expect(closestTopic(path, sections) !== undefined).toBe(isNear)
})
