import { saveFile } from '@/tools/feature-checker/file/save-file'

test('a file is saved under its name', () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:a'
  }
  URL.revokeObjectURL = jest.fn()
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.download, this.href]).toEqual(['a.feature', 'blob:a'])
  })
  saveFile('a.feature', 'Feature: A')
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(saved[0]?.size).toBe(10)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:a')
  expect(document.querySelector('a')).toBeNull()
})
