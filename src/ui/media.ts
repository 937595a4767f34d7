/** Breakpoint below which a dialog becomes a sheet and two columns become one. */
export const PHONE = '@media (max-width: 599px)'

/** A very low window, or a highly zoomed page, which sticky bars would fill. */
export const LOW = '@media (max-height: 499px)'

/** Restricts hover styles to pointers that can hover, so that a touch does not leave a hover colour. */
export const HOVER = '@media (hover: hover)'

/** Selects a right-to-left page; used as a prefix: `${RTL} & { … }`. */
export const RTL = "[dir='rtl']"
