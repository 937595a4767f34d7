import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A part that is fetched when it is first opened is compiled at that moment here: on a busy machine that takes seconds.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
