/** Returns ten random characters to tell apart the tabs of one browser; they are no secret. */
export const freshId = (): string => Math.random().toString(36).slice(2, 12)
