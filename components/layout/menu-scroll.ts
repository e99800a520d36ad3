/** Whether the menu is a drawer, which is not laid out while it is closed. The width is that of styles/menu.css. */
export const isDrawer = () => !window.matchMedia("(min-width: 64rem)").matches

/** Scrolls only the menu, and only if the entry is out of view. */
export function scrollIntoMenu(entry: Element): void {
  const frame = entry.closest(".menu-scroll")
  if (!frame) return
  const [{ top, bottom }, within] = [entry.getBoundingClientRect(), frame.getBoundingClientRect()]
  if (top < within.top || bottom > within.bottom) frame.scrollTop += top - within.top - within.height / 2
}
