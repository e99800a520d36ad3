/** What lies between a dialog or drawer and the page. */
export const backdropClass = "fixed inset-0 bg-scrim transition-opacity duration-base data-closed:opacity-0"

/** Menus, popovers and lists of options: one look for all that floats. */
export const floatingClass =
  "z-50 rounded-card border border-line bg-raised text-ink shadow-raised outline-none transition duration-fast ease-out " +
  "data-closed:-translate-y-1 data-closed:opacity-0"

/** The buttons of a dialog or drawer; gone while it has none. */
export const layerFootClass =
  "flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3.5 empty:hidden max-sm:*:flex-1"

/** Where something floats, in the words of the library that places it; asked in the browser alone. */
export function physicalSide(side: "bottom" | "top" | "start" | "end"): "bottom" | "top" | "left" | "right" {
  if (side === "bottom" || side === "top") return side
  return (side === "start") === (document.documentElement.dir === "rtl") ? "right" : "left"
}
