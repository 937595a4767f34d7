export declare function shiftDate(shiftMs: number): void
