/** How far the time of a signed message may be from the server's, either way. */
const WINDOW_SECONDS = 300

/** Returns whether a message's time is near the server's; both in unix seconds. */
export const isWithinWindow = (time: number, now: number): boolean => Math.abs(time - now) <= WINDOW_SECONDS
