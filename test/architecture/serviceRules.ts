import { ruleForEachFile, type Rule } from './rule.ts'

const isService = (path: string): boolean => path.startsWith('services/')

/** Checks for what the app and the services share: facts of a deployment, and what property tests draw. */
const isShared = (path: string): boolean => path.startsWith('deployments/') || path === 'test/unicodeCharacter.ts'

const isTestingCode = (path: string): boolean => path.startsWith('services/testing/') || path.startsWith('test/')

const servicesAlone = ruleForEachFile(
  {
    name: 'services import no file of the app, and the app none of the services',
    remedy: 'share facts by deployments/ and forms of requests by tests; the app calls the services by HTTP only',
  },
  () => true,
  ({ path, imports }) =>
    imports
      .filter(({ target, specifier }) =>
        isService(path)
          ? (target !== null && !isService(target) && !isShared(target)) || specifier.startsWith('#')
          : target !== null && isService(target),
      )
      .map(({ specifier, line }) => ({ file: path, line, found: `imports ${specifier}` })),
)

const noTestingCode = ruleForEachFile(
  {
    name: 'only tests of the services import code for tests',
    remedy: 'move what the services need out of services/testing',
  },
  (path) => isService(path) && !path.endsWith('.test.ts') && !path.startsWith('services/testing/'),
  ({ path, imports }) =>
    imports
      .filter(({ target }) => target !== null && isTestingCode(target))
      .map(({ specifier, line }) => ({ file: path, line, found: `imports ${specifier}` })),
)

export const serviceRules: readonly Rule[] = [servicesAlone, noTestingCode]
