import { distance } from 'fastest-levenshtein'
import { closestTopic } from '@/article/not-found-page'
import topics from '../navigation/topics.json'

const titleOf = (path: string) => {
  const found = closestTopic(path, topics.es, distance)
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
  [2, true],
  [3, false],
])('of six letters two may differ: %i, %s', (far, isNear) => {
  expect(closestTopic('/rest/', topics.es, () => far) !== undefined).toBe(isNear)
})

test('without a menu there is nothing near', () => {
  expect(closestTopic('/plugins/rest/', [], distance)).toBeUndefined()
})
