import { tellFailureAs } from '../../transactions'
import { EARN_ERROR } from './earnWords'

/** Reports that a write of a farm or pool was not sent. The reason, when known, precedes the message of yield 8. */
export const tellEarnFailure = (error: unknown): Promise<void> => tellFailureAs(EARN_ERROR, error)
