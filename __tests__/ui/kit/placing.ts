/** Preloads the menu's code, so that no test waits for it. */
export const fetchRowMenu = () => import("@/components/ui/row-menu-panel")

/** Stubs for what menus need to position themselves and jsdom lacks. */
export function mockPlacing(): void {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
}
