/** Where a dialog becomes a sheet and two columns become one. */
export const PHONE = '@media (max-width: 599px)'

/** A pointer that can hover, so that a touch leaves no hover colour behind. */
export const HOVER = '@media (hover: hover)'

/** A page whose text runs from right to left; used as a prefix: `${RTL} & { … }`. */
export const RTL = "[dir='rtl']"
