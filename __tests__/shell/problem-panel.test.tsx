/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ProblemPanel } from '@/shell/problem-panel'

const mockReport = { lang: 'es', title: '1 problema en content/', problems: [] as string[] }
jest.mock('../../.generated/problems.json', () => mockReport, { virtual: true })

test('the problems of the content are on the page, each with its place, in the language of the writer', () => {
  mockReport.problems = ['content/menu.es.yaml:3:1  falta title  (añádelo)']
  render(<ProblemPanel />)
  expect(screen.getByRole('status').lang).toBe('es')
  expect(screen.getByText('1 problema en content/')).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe(mockReport.problems[0])
})

test('without a problem nothing is shown', () => {
  mockReport.problems = []
  render(<ProblemPanel />)
  expect(screen.getByRole('status').childElementCount).toBe(0)
})
