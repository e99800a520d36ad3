"use client"

import { closeMenu } from "./menu-drawer"

/** Backdrop behind the drawer; a click closes the drawer. Keyboard users have Esc and the close button. */
export function MenuShade() {
  return <button type="button" tabIndex={-1} aria-hidden="true" className="shell-shade" onClick={closeMenu} />
}
