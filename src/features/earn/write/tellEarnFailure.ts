import { tellFailureAs } from '../../transactions'
import { EARN_ERROR } from './earnWords'

/** Tells that a write of a farm or pool was not sent: the words of yield 8, and before them why where that is known. */
export const tellEarnFailure = (error: unknown): Promise<void> => tellFailureAs(EARN_ERROR, error)
