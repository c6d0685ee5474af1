import { withoutCredentials } from '@/content/content-git'

test.each([
  ['https://writer:secret@example.org/docs.git', 'https://example.org/docs.git'],
  ['https://secret@example.org/docs.git', 'https://example.org/docs.git'],
  ['https://writer:p/a#s:s@w@example.org/docs.git', 'https://example.org/docs.git'],
  ['https://example.org/docs.git?private_token=secret', 'https://example.org/docs.git'],
  ['ssh://git:secret@example.org/docs.git', 'ssh://git@example.org/docs.git'],
  ['ssh://git@example.org:2222/docs.git', 'ssh://git@example.org:2222/docs.git'],
  ['writer:secret@example.org:docs.git', 'example.org:docs.git'],
  ['git@example.org:docs.git', 'git@example.org:docs.git'],
  ['file:///srv/docs.git', 'file:///srv/docs.git'],
  ['../docs', '../docs'],
  ['--upload-pack=touch owned', '--upload-pack=touch owned'],
])('%s is printed as %s', (repository, printed) => {
  expect(withoutCredentials(repository)).toBe(printed)
})
