import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectNothingLost } from '../testing/crash.ts'

test('the embedded store has every acknowledged name after SIGKILL amid claims', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'services-crash-'))
  await expectNothingLost({ SERVICES_DATA: join(folder, 'data') })
  expect(() => rmSync(folder, { recursive: true })).not.toThrow()
})
