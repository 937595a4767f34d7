// Node loads this module before any other in each process of a test run (clockEnvironment.ts).
import { shiftDate } from './shiftDate.mjs'

shiftDate(Number(process.env.TEST_CLOCK_SHIFT_MS))
