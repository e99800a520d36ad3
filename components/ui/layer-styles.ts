/** Backdrop between a dialog or drawer and the page. */
export const backdropClass = "fixed inset-0 bg-scrim transition-opacity duration-base data-closed:opacity-0"

/** Look of everything that floats: menus, popovers and listboxes. */
export const floatingClass =
  "z-50 rounded-card border border-line bg-raised text-ink shadow-raised outline-none transition duration-fast ease-out " +
  "data-closed:-translate-y-1 data-closed:opacity-0"

/** Footer with the buttons of a dialog or drawer; hidden while empty. */
export const layerFootClass =
  "flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3.5 empty:hidden max-sm:*:flex-1"

/** Converts a logical side to the physical one that the positioning library needs; for the browser only. */
export function physicalSide(side: "bottom" | "top" | "start" | "end"): "bottom" | "top" | "left" | "right" {
  if (side === "bottom" || side === "top") return side
  return (side === "start") === (document.documentElement.dir === "rtl") ? "right" : "left"
}
