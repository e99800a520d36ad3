"use client"

import { closeMenu } from "./menu-drawer"

/** What lies between the drawer and the page; a press on it closes the drawer. Keys have Esc and the close button. */
export function MenuShade() {
  return <button type="button" tabIndex={-1} aria-hidden="true" className="shell-shade" onClick={closeMenu} />
}
