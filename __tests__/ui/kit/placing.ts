/** Fetches the menu's code, so that no test waits for it. */
export const fetchRowMenu = () => import("@/components/ui/row-menu-panel")

/** What menus ask of a browser to find their place, and jsdom does not have. */
export function mockPlacing(): void {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
}
