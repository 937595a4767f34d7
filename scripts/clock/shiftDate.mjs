/**
 * Replaces `Date` of this realm by one whose present is `shiftMs` later. Node and pages both run this function, so it uses
 * nothing outside itself.
 */
export function shiftDate(shiftMs) {
  const RealDate = globalThis.Date
  function ShiftedDate(...args) {
    if (new.target === undefined) return new ShiftedDate().toString()
    const values = args.length === 0 ? [RealDate.now() + shiftMs] : args
    return Reflect.construct(RealDate, values, new.target === ShiftedDate ? RealDate : new.target)
  }
  Object.defineProperties(ShiftedDate, Object.getOwnPropertyDescriptors(RealDate))
  ShiftedDate.now = () => RealDate.now() + shiftMs
  // Objects of the original class remain instances, and `date.constructor` has the shifted present too.
  RealDate.prototype.constructor = ShiftedDate
  globalThis.Date = ShiftedDate
}
