import type { Sample } from './samples.ts'

export const serviceSamples: readonly Sample[] = [
  {
    rule: 'services import no file of the app, and the app none of the services',
    holds: {
      'services/hub/a.ts': "import { b } from '../store/b.ts'\nimport { c } from 'ethers'\nexport const a = b(c)",
      'services/store/b.ts': "import facts from '../../deployments/devnet/deployment.json'\nexport const b = facts",
    },
    breaks: [
      {
        files: { 'services/a.ts': "import '../src/core/a'", 'src/core/a.ts': 'export {}' },
        says: 'services/a.ts:1 imports ../src/core/a',
      },
      {
        files: { 'services/a.ts': "import facts from '#deployment/deployment.json'\nexport default facts" },
        says: 'services/a.ts:1 imports #deployment/deployment.json',
      },
      {
        files: { 'devnet/a.ts': "import '../services/a.ts'", 'services/a.ts': 'export {}' },
        says: 'devnet/a.ts:1 imports ../services/a.ts',
      },
    ],
  },
  {
    rule: 'only tests of the services import code for tests',
    holds: {
      'services/a.test.ts': "import './testing/a.ts'",
      'services/testing/a.ts': "import './b.ts'",
      'services/testing/b.ts': 'export {}',
    },
    breaks: [
      {
        files: { 'services/a.ts': "import './testing/a.ts'", 'services/testing/a.ts': 'export {}' },
        says: 'services/a.ts:1 imports ./testing/a.ts',
      },
      {
        files: {
          'services/a.ts': "import '../test/unicodeCharacter.ts'",
          'test/unicodeCharacter.ts': 'export {}',
        },
        says: 'services/a.ts:1 imports ../test/unicodeCharacter.ts',
      },
    ],
  },
]
