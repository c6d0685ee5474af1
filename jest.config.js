const nextJest = require('next/jest')

module.exports = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/__tests__'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
})
